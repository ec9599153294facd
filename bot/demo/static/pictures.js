// simcord builds a message anew at each edit, with an empty picture until the new one has loaded. Until then the last
// picture stays in its place, so that no button moves away under the pointer.
const messages = document.getElementById("channel-message-list");
const shown = new WeakMap();

function wait(figure, last) {
  if (figure.classList.contains("waiting")) return;
  figure.classList.add("waiting");
  if (!last) return;
  figure.style.setProperty("--shape", `${last.naturalWidth} / ${last.naturalHeight}`);
  last.className = "last";
  last.removeAttribute("alt");
  figure.append(last);
}

function end(figure) {
  figure.classList.remove("waiting");
  figure.querySelector(".last")?.remove();
}

function picture(figure, last) {
  const image = figure.querySelector(".gallery-image");
  if (!image?.complete || !image.naturalWidth) {
    wait(figure, last);
    return last;
  }
  end(figure);
  return image;
}

function look() {
  for (const message of messages.querySelectorAll(".channel-message:has(.gallery-item)")) {
    const last = shown.get(message) ?? [];
    shown.set(message, [...message.querySelectorAll(".gallery-item")].map((figure, at) => picture(figure, last[at])));
  }
}

new MutationObserver(look).observe(messages, { childList: true, subtree: true });
messages.addEventListener("load", look, true);
