// simcord builds a message anew at each edit, with an empty picture until the new one has loaded. Until then the last
// picture stays in its place, so that no button moves away under the pointer. The message itself keeps the picture's
// shape, because simcord measures the page before this script runs.
const LOADING = ":has(> :disabled, > .media-unavailable)";
const messages = document.getElementById("channel-message-list");
const shown = new WeakMap();

function keep(figure, last) {
  if (!last || last.parentElement === figure) return;
  last.className = "last";
  last.removeAttribute("alt");
  figure.append(last);
}

function remember(message, figure) {
  const image = figure.querySelector(".gallery-image");
  figure.querySelector(".last")?.remove();
  message.style.setProperty("--shape", `${image.naturalWidth} / ${image.naturalHeight}`);
  return image;
}

function look() {
  for (const message of messages.querySelectorAll(".channel-message:has(.gallery-item)")) {
    const last = shown.get(message) ?? [];
    shown.set(message, [...message.querySelectorAll(".gallery-item")].map((figure, at) => {
      if (!figure.matches(LOADING)) return remember(message, figure);
      keep(figure, last[at]);
      return last[at];
    }));
  }
}

new MutationObserver(look).observe(messages, { childList: true, subtree: true, attributeFilter: ["disabled"] });
