// Runs before simcord's own script, which reads its capability from the address.
const { person, capability } = document.body.dataset;
if (!window.location.hash) history.replaceState(null, "", `#${capability}`);

const MARKS = { room: "#", table: "♠", dm: "@" };
const list = document.getElementById("house-places");
let boot = null;
let shown = "";

function element(tag, className, text) {
  const made = Object.assign(document.createElement(tag), { className, textContent: text });
  return made;
}

function entry(place) {
  const item = element("li", place.kind, "");
  const link = document.createElement("a");
  link.href = place.href;
  if (place.href === window.location.pathname) link.setAttribute("aria-current", "page");
  const words = element("span", "", "");
  words.append(element("span", "label", place.label), element("span", "detail", place.detail));
  const seen = `seen:${place.href}`;
  if (place.href === window.location.pathname) localStorage.setItem(seen, place.latest);
  else if (BigInt(place.latest) > BigInt(localStorage.getItem(seen) ?? "0")) item.classList.add("unread");
  link.append(element("span", "mark", MARKS[place.kind]), words);
  item.append(link);
  return item;
}

async function updatePlaces() {
  try {
    const answer = await (await fetch(`/demo/places/${person}`)).json();
    if (boot !== null && answer.boot !== boot) window.location.reload();
    boot = answer.boot;
    const news = JSON.stringify(answer.places);
    if (news !== shown) list.replaceChildren(...answer.places.map(entry));
    shown = news;
  } catch {
    // The bot is being started anew; the next try finds it.
  }
  setTimeout(updatePlaces, 2000);
}

// What would leave for Discord stays in the house.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='https://discord.com/channels/']");
  const mention = event.target.closest?.(".mention");
  const place = mention && JSON.parse(shown || "[]").find((known) => mention.textContent === `#${known.label}`);
  if (!link && !place) return;
  event.preventDefault();
  window.location.assign(place ? place.href : `/${person}/${link.href.split("/")[5]}`);
}, true);

// simcord tells how each click went; only what went wrong concerns a player.
const status = document.getElementById("action-status");
function hush() {
  status.hidden = !/not completed|uncertain|interrupted|unavailable|lost|reload/i.test(status.textContent);
}
new MutationObserver(hush).observe(status, { childList: true, characterData: true, subtree: true });
hush();

// Times like "in 40 seconds" are written once for each published state; between two of them the seconds are counted here.
const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
function tick() {
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (!/^(in \d|now$|\d+ seconds? ago$)/.test(time.textContent)) continue;
    const seconds = Math.round((Date.parse(time.dateTime) - Date.now()) / 1000);
    if (Math.abs(seconds) < 60) time.textContent = relative.format(seconds, "second");
  }
}

updatePlaces();
setInterval(tick, 1000);
