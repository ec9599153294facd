// Runs before simcord's own script, which reads its capability from the address.
import "./pictures.js";

const { person, capability } = document.body.dataset;
if (!window.location.hash) history.replaceState(null, "", `#${capability}`);

// simcord waits for all its fonts, 30 MB for the scripts of the world. A browser fetches by itself those that the words
// of a page need, and the page waits for these.
document.fonts.load = () => document.fonts.ready;
document.fonts.check = () => true;

const MARKS = { room: "#", table: "♠", dm: "@" };
const list = document.getElementById("sidebar-places");
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

// The demo was started anew: a table that had closed is not there any more, and its tab goes to the room.
function startAgain(places) {
  const here = places.some((place) => place.href === window.location.pathname);
  if (here) window.location.reload();
  else window.location.assign(places[0].href);
}

async function fetchPlaces() {
  const answer = await (await fetch(`/demo/places/${person}`)).json();
  if (boot !== null && answer.boot !== boot) startAgain(answer.places);
  boot = answer.boot;
  const news = JSON.stringify(answer.places);
  if (news !== shown) list.replaceChildren(...answer.places.map(entry));
  shown = news;
  speak(answer.language);
  return answer.places;
}

async function updatePlaces() {
  try {
    await fetchPlaces();
  } catch {
    // The bot is being started anew; the next try finds it.
  }
  setTimeout(updatePlaces, 2000);
}

// A table that was opened a moment ago is not in the list yet, so whoever clicks its name is told the newest.
async function goTo(name) {
  const named = (places) => places.find((known) => name === `#${known.label}`);
  const place = named(JSON.parse(shown || "[]")) ?? named(await fetchPlaces());
  if (place) window.location.assign(place.href);
}

// What would leave for Discord stays in the demo.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='https://discord.com/channels/']");
  const mention = event.target.closest?.(".mention");
  if (mention?.textContent.startsWith("#")) goTo(mention.textContent).catch(() => {});
  if (!link) return;
  event.preventDefault();
  window.location.assign(`/${person}/${link.href.split("/")[5]}`);
}, true);

// What simcord asks for by itself, such as the choices of a menu that is gone by then.
const OWN_KINDS = ["browse_candidates", "browse_messages", "configure_presentation", "history", "refresh"];
const SENDING = ["run_command", "send_message"];
const send = window.fetch.bind(window);
let asked = "";
window.fetch = (address, options) => {
  if (address === "/api/state") return stateWithNews(address, options);
  if (address !== "/api/action") return send(address, options);
  asked = /"kind":"(\w+)"/.exec(options.body)?.[1] ?? "";
  if (SENDING.includes(asked)) showNewest();
  seen = "";
  return send(address, options).finally(() => { seen = ""; });
};

// simcord asks for all that its tab shows twice a second. While nothing has changed it gets no answer for some seconds:
// to make one up, and to look it through, costs the bot and the browser most of their work. After an action of the
// reader's it is answered at once.
const LOOKS = 10;
const PAUSE_MS = 500;
let seen = "";
async function stateWithNews(address, options) {
  for (let look = 1; ; look += 1) {
    const headers = look < LOOKS && seen ? { ...options.headers, "If-None-Match": seen } : options.headers;
    const answer = await send(address, { ...options, headers });
    if (answer.status !== 304) {
      seen = answer.headers.get("ETag") ?? "";
      return answer;
    }
    await new Promise((goOn) => { setTimeout(goOn, PAUSE_MS); });
  }
}

// simcord tells how each click went; only what went wrong with a player's own concerns them.
const status = document.getElementById("action-status");
function hush() {
  const wrong = /not completed|uncertain|interrupted|unavailable|lost|reload/i.test(status.textContent);
  status.hidden = !wrong || (OWN_KINDS.includes(asked) && /not completed|uncertain/i.test(status.textContent));
}
new MutationObserver(hush).observe(status, { childList: true, characterData: true, subtree: true });
hush();

// simcord writes times like "in 40 seconds" and "November 23, 2026" in English, once for each published state. Here they
// are written in the language that the reader chose by /settings, and counted between two states.
const UNITS = [["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const ENGLISH = /^(in \d+ \w+|\d+ \w+ ago|now|this (minute|hour|week)|today|tomorrow|yesterday|(next|last) (minute|hour|week))$/;
const CLOCK = { hour: "numeric", minute: "2-digit" };
const DAY = { year: "numeric", month: "long", day: "numeric" };
// The page is in the time zone of the machine, or in UTC where the demo cannot find that out.
const ZONES = [Intl.DateTimeFormat().resolvedOptions().timeZone, "UTC"];
const SHAPES = [
  CLOCK,
  { ...CLOCK, second: "2-digit" },
  { ...DAY, month: "2-digit", day: "2-digit" },
  DAY,
  { ...DAY, ...CLOCK, month: "short" },
  { ...DAY, ...CLOCK, weekday: "long" },
].flatMap((shape) => ZONES.map((timeZone) => ({ ...shape, timeZone })));
let relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
let language = "en-US";
function speak(told) {
  if (told === language) return;
  language = told;
  relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  tick();
}

function fromNow(moment) {
  const seconds = Math.round((moment - Date.now()) / 1000);
  const [unit, length] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / length), unit);
}

function written(time) {
  const moment = Date.parse(time.dateTime);
  if (ENGLISH.test(time.textContent)) time.dataset.relative = "";
  if ("relative" in time.dataset) return fromNow(moment);
  const inWords = (locale, shape) => new Intl.DateTimeFormat(locale, shape).format(moment);
  time.shape ??= SHAPES.find((shape) => inWords("en-US", shape) === time.textContent);
  return time.shape ? inWords(language, asTheyWrite(time.shape)) : time.textContent;
}

// English has no 00:06; the other languages have no 0:06.
function asTheyWrite(shape) {
  return "hour" in shape && language !== "en-US" ? { ...shape, hour: "2-digit" } : shape;
}

function tick() {
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    const text = written(time);
    if (time.textContent !== text) time.textContent = text;
  }
}

new MutationObserver(tick).observe(document.getElementById("channel-message-list"), { childList: true, subtree: true });

// A channel opens at its newest message, and whoever sends something is taken there, also while pictures are still
// coming; whoever touches it reads where they like.
const timeline = document.getElementById("channel-timeline");
const newest = new ResizeObserver(() => { timeline.scrollTop = timeline.scrollHeight; });
const readWhereTheyLike = () => newest.disconnect();
function showNewest() {
  newest.observe(document.getElementById("channel-message-list"));
  for (const touch of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(touch, readWhereTheyLike, { capture: true, once: true });
  }
}
showNewest();

// simcord lists a command's options and takes no letters there; Discord keeps those that begin with what one types.
let typed = "";
function optionList() {
  const list = document.getElementById("command-suggestion-listbox");
  return list?.querySelector(".command-suggestion-ellipsis") && list.offsetParent ? list : null;
}

function narrow(list) {
  const items = [...list.querySelectorAll(".command-suggestion")];
  const fits = (item) => item.dataset.value.startsWith(typed);
  for (const item of items) item.hidden = !fits(item);
  const heading = list.parentElement.querySelector(".command-popup-heading");
  if (heading) heading.textContent = typed ? `OPTIONS MATCHING ${typed.toUpperCase()}` : "OPTIONS";
  return items.filter(fits);
}

function take(list) {
  const first = narrow(list)[0];
  typed = "";
  first?.click();
}

document.addEventListener("keydown", (event) => {
  const list = optionList();
  const elsewhere = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
  if (!list || elsewhere) {
    typed = "";
    return;
  }
  const enters = event.key === "Enter" && typed;
  const erases = event.key === "Backspace" && typed;
  const letter = /^[a-z_-]$/i.test(event.key) ? event.key.toLowerCase() : "";
  if (!enters && !erases && !letter) return;
  event.preventDefault();
  event.stopPropagation();
  if (enters) return take(list);
  typed = erases ? typed.slice(0, -1) : typed + letter;
  narrow(list);
}, true);

updatePlaces();
setInterval(tick, 1000);
