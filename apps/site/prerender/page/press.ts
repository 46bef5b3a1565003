import { around } from './app.ts';

/** A choice is shown by its label; a slider shows that it moves. */
const pressable = 'a[href],button,label,summary,select,textarea,input:not([type=radio],[type=checkbox],[type=range])';

let pressed: HTMLElement | null = null;

function release() {
  if (pressed !== null) delete pressed.dataset['underFinger'];
  pressed = null;
}

function press(event: PointerEvent) {
  release();
  if (event.pointerType !== 'touch') return;
  pressed = around(event, pressable);
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
