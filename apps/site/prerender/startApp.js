// Starts the app when the page is there and painted, or at the visitor's first touch: until then the page is read, and
// nothing competes with its text and fonts. The scripts come together and run one by one, with a breath between them.
const { scripts } = document.currentScript.dataset;
let started = false;

async function start() {
  if (started) return;
  started = true;
  const urls = scripts.split(' ');
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
  for (const url of urls) {
    await import(url);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, passive: true });
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
