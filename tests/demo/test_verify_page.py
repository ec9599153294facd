"""The page that verifies proofs, in an offline browser: it agrees with the program on every cheat."""

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, Page

from bot.cli.verify import posted
from bot.fairness.page import verify_page
from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import verify, verify_proof
from bot.poker.games import GAMES
from tests.harness.fairness.cheats import CHEATS, Evidence, evidence, honest, proof_json
from tests.harness.fairness.forms import CASES
from tests.harness.fairness.kept import KEPT, OUTCOMES
from tests.harness.fairness.late_shows import CONTRADICTIONS, shown_late, shown_otherwise
from tests.harness.fairness.not_over import claimed_as_running
from tests.harness.fairness.proven import JACKPOTS, evening, reshuffled
from tests.harness.fairness.two_places import one_deck, two_decks

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "verify.html"
    path.write_text(verify_page(), encoding="utf-8")
    return path


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def page(chromium: Browser, file: Path) -> AsyncIterator[Page]:
    """Yield the page with its file alone; any other request or script error fails the test."""
    context = await chromium.new_context(locale="en-US", viewport={"width": 900, "height": 800})
    await context.set_offline(True)
    opened = await context.new_page()
    asked: list[str] = []
    errors: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("pageerror", lambda error: errors.append(str(error)))
    await opened.goto(file.as_uri())
    yield opened
    await context.close()
    assert asked == [file.as_uri()]
    assert errors == []


async def asked(page: Page, found: Evidence) -> dict[str, Any]:
    """Return the page's verdict without its pictures."""
    seal = found.seals[0] if found.seals else ""
    link, line = found.closings[0] if found.closings else ("", "")
    told: dict[str, Any] = await page.evaluate(
        """([texts, seal, link, line]) => {
            const found = verifyProofs(texts, seal, link, line);
            return {...found, files: found.files.map(file => file.steps)};
        }""",
        [[text for _, text in found.texts()], seal, link, line],
    )
    return told


def program(found: Evidence) -> dict[str, Any]:
    verified = verify(found.texts(), ReaderKept(found.seals, found.closings))
    return {
        "holds": verified.holds,
        "compared": verified.compared,
        "files": [{step.name: step.problem is None for step in verdict.steps} for verdict in verified.verdicts],
        "together": not verified.together,
    }


async def agreed(page: Page, found: Evidence) -> bool:
    """Check that both verdicts are the same step by step, and return whether the proofs hold."""
    told, by_program = await asked(page, found), program(found)
    told["together"] = all(holds is not False for holds in told["together"].values())
    for steps in told["files"]:
        if steps["form"]:
            del steps["form"]
    assert told == by_program
    holds: bool = told["holds"]
    return holds


@pytest.mark.parametrize("game", GAMES)
async def test_page_and_program_both_accept_an_honest_host(page: Page, game: str) -> None:
    assert await agreed(page, honest(game))


async def test_page_and_program_both_accept_proofs_of_reshuffled_stubs_and_thrown_in_deals(page: Page) -> None:
    assert await agreed(page, evidence(reshuffled(), seat=3))
    for dealt in evening("five-card-draw", JACKPOTS, eager=True):
        assert await agreed(page, evidence(dealt, seat=2))


@pytest.mark.parametrize("cheat", CHEATS)
async def test_page_and_program_both_find_every_cheat(page: Page, cheat: str) -> None:
    assert not await agreed(page, CHEATS[cheat]())


async def test_F9_page_and_program_agree_on_shortened_seals_and_incomplete_entries(page: Page) -> None:
    for case, entered in KEPT.items():
        assert await agreed(page, entered(honest())) is OUTCOMES[case.partition(":")[0]].holds, case


@pytest.mark.parametrize("game", GAMES)
async def test_page_and_program_both_accept_proofs_from_before_and_after_a_late_show(page: Page, game: str) -> None:
    assert await agreed(page, shown_late(game))


@pytest.mark.parametrize("contradiction", CONTRADICTIONS)
async def test_page_and_program_both_find_contradictory_proofs_of_a_hand(page: Page, contradiction: str) -> None:
    found = CONTRADICTIONS[contradiction]()
    assert (await asked(page, found))["together"]["chain"] is False
    assert not program(found)["together"]


@pytest.mark.parametrize("name", CASES)
async def test_the_page_accepts_the_same_proof_grammar_as_the_program(page: Page, name: str) -> None:
    """The program is tested with the same table of cases."""
    make, accepted = CASES[name]
    assert await page.evaluate("text => verifyProofs([text], '', '', '').holds", make()) is accepted


async def test_an_unreadable_or_too_large_file_is_named_and_does_not_stop_the_others(page: Page) -> None:
    contents = {"binary": b"\xff\xfe\x00", "large": b"[" * 2_000_000, "good": honest().texts()[0][1].encode()}
    files: list[Any] = [
        {"name": name, "mimeType": "application/json", "buffer": content} for name, content in contents.items()
    ]
    await page.set_input_files("#files", files)
    await page.locator("#result h2", has_text="good").wait_for()
    assert await page.locator("#result li[data-step=form].bad").count() == 2
    assert await page.locator("#result li.good").count() == 6
    names = await page.locator("#result h2").all_inner_texts()
    assert names[:3] == ["binary", "large", "good"]
    await page.click("#clear")


@pytest.mark.parametrize("cheat", [one_deck, two_decks, shown_otherwise])
async def test_F8_page_and_program_both_find_a_card_in_two_places(page: Page, cheat: Callable[[], Evidence]) -> None:
    found = cheat()
    assert not await agreed(page, found)
    for file in found.files:
        assert await agreed(page, Evidence([file]))


async def test_F8_page_and_program_both_accept_all_proofs_of_an_honest_hand(page: Page) -> None:
    for dealt in (reshuffled(), evening("five-card-draw", JACKPOTS, seed=28, eager=True)[1], evening("razz")[1]):
        assert await agreed(page, Evidence([proof_json(dealt, seat) for seat in (0, *dealt.seats)]))


async def test_F8_the_page_shows_when_the_deal_was_closed_and_what_to_look_up_on_discord(page: Page) -> None:
    dealt = evening("razz")[1]
    await page.fill("#text", json.dumps(proof_json(dealt)))
    at = posted(verify_proof("", dealt.proof(1))).removeprefix("; the closing was posted at ")
    assert await page.get_by_text(f"The message that closed the deal was posted at {at}.").count() == 1
    assert await page.locator("#result ul li").count() == 3
    await page.click("#clear")


async def test_F6_the_page_names_shown_hands_that_the_proof_does_not_bind(page: Page) -> None:
    for dealt, said in ((reshuffled(), 1), (evening("razz")[1], 0)):
        await page.fill("#text", json.dumps(proof_json(dealt, 0)))
        assert await page.get_by_text("Not bound by this proof: the hands shown by seat").count() == said
    await page.click("#clear")


async def test_a_pasted_proof_is_shown_in_words_and_as_a_picture(page: Page) -> None:
    found = honest()
    (_, text) = found.texts()[-1]
    await page.fill("#text", text)
    assert await page.locator("#result .verdict.good").inner_text() == "Everything fits."
    assert await page.locator("#result li.good").count() == 6
    assert await page.locator("#result .deck div").count() == 53
    own = await page.locator("#result .deck .mine").all_inner_texts()
    assert 2 <= len(own) <= 3
    assert all("?" not in square for square in own)
    assert await page.get_by_text("It hasn't been compared with Discord yet.").count() == 1
    await page.locator("summary").click()
    await page.fill("#seal", found.seals[0])
    await page.fill("#link", found.closings[0][0])
    await page.fill("#line", found.closings[0][1])
    await page.click("#check")
    assert await page.locator("#result li.good").count() == 8
    assert await page.get_by_text("It matches what you kept, too.").count() == 1
    await page.fill("#seal", "ab" * 32)
    await page.click("#check")
    assert await page.locator("#result li.bad").inner_text() == (
        "It's the seal you kept\n"
        "You kept a different seal. Either it's another hand's, or this hand was dealt from other decks."
    )
    await page.fill("#seal", found.seals[0][:6])
    await page.fill("#line", "")
    await page.click("#check")
    assert await page.locator("#result .verdict.good").inner_text() == "Everything fits."
    assert await page.locator("#result li.open[data-step=kept], #result li.open[data-step=closing]").count() == 2
    await page.click("#clear")
    assert await page.locator("#result").inner_text() == ""


async def test_several_files_are_checked_together(page: Page) -> None:
    files: list[Any] = [
        {"name": f"{name}.json", "mimeType": "application/json", "buffer": text.encode()}
        for name, text in honest().texts()
    ]
    await page.set_input_files("#files", files)
    await page.locator("#result li[data-step=chain].good").wait_for()
    assert await page.locator("#result h2", has_text="hand 2").count() == 1
    await page.click("#clear")


async def test_the_page_refuses_a_text_that_is_no_proof(page: Page) -> None:
    for text in ("hello", "{}", '{"version": 1}', "[]", "null"):
        await page.fill("#text", text)
        assert await page.locator("#result li[data-step=form].bad").count() == 1
    await page.click("#clear")


async def test_page_and_program_both_refuse_a_hand_that_is_not_over(page: Page) -> None:
    found = claimed_as_running()
    ((_, text),) = found.texts()
    assert not await agreed(page, found)
    await page.fill("#text", text)
    assert await page.locator("#result li.bad").inner_text() == (
        "The file can be read\nThis hand isn't over. There's a proof of it once it is."
    )
    await page.click("#clear")
    found.last["state"] = "undone"
    assert not await agreed(page, found)


@pytest.mark.parametrize(("language", "word"), [("de", "Alles passt"), ("sv", "Allt stämmer"), ("fr", "Tout concorde")])
async def test_the_page_speaks_the_readers_language(page: Page, language: str, word: str) -> None:
    await page.fill("#text", honest().texts()[0][1])
    await page.select_option("#language", language)
    assert (await page.locator("#result .verdict").inner_text()).startswith(word)
    assert await page.evaluate("document.documentElement.lang") == language
    await page.select_option("#language", "en")
    await page.click("#clear")


async def test_the_page_blocks_every_request(page: Page) -> None:
    """Its content policy also blocks requests from code that somebody injects."""
    await page.evaluate(
        """() => {
            window.forbidden = [];
            document.addEventListener("securitypolicyviolation", event => forbidden.push(event.effectiveDirective));
        }"""
    )
    with pytest.raises(Error, match="Failed to fetch"):
        await page.evaluate("fetch('data:text/plain,hello')")
    await page.evaluate("() => { new Image().src = 'data:image/png;base64,AAAA'; }")
    # The browser reports a violation with a delay.
    await page.wait_for_function("() => forbidden.includes('connect-src') && forbidden.includes('img-src')")
