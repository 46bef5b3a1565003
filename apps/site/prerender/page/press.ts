import { around } from './app.ts';

let pressed: HTMLElement | null = null;

function release() {
  if (pressed !== null) delete pressed.dataset['underFinger'];
  pressed = null;
}

function press(event: PointerEvent) {
  release();
  if (event.pointerType !== 'touch') return;
  pressed = around(event, 'a[href],button,label,summary');
  if (pressed !== null) pressed.dataset['underFinger'] = ''; // styles show it; `data-pressed` is Base UI's
}

/** Before others stop the event; passive, so that scrolling never waits. */
const first = { capture: true, passive: true };

/**
 * Shows under the finger at once that something is pressed. A phone shows `:active` only when the finger has stayed for
 * a while, or together with the click; on a slow phone that is when the dialog opens.
 */
export function showPresses(): void {
  addEventListener('pointerdown', press, first);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, first);
}
