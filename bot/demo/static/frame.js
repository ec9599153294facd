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

async function fetchPlaces() {
  const answer = await (await fetch(`/demo/places/${person}`)).json();
  if (boot !== null && answer.boot !== boot) window.location.reload();
  boot = answer.boot;
  const news = JSON.stringify(answer.places);
  if (news !== shown) list.replaceChildren(...answer.places.map(entry));
  shown = news;
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

// What would leave for Discord stays in the house.
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
const send = window.fetch.bind(window);
let asked = "";
window.fetch = (address, options) => {
  if (String(address).endsWith("/api/action")) asked = /"kind":"(\w+)"/.exec(options?.body)?.[1] ?? "";
  return send(address, options);
};

// simcord tells how each click went; only what went wrong with a player's own concerns him.
const status = document.getElementById("action-status");
function hush() {
  const wrong = /not completed|uncertain|interrupted|unavailable|lost|reload/i.test(status.textContent);
  status.hidden = !wrong || (OWN_KINDS.includes(asked) && /not completed|uncertain/i.test(status.textContent));
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
