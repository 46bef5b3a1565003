import { userEvent as imitated } from 'storybook/test';
import { nativeEffect } from './nativeEffect.ts';

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** React takes what a real key sets off for a mistake of the test, unless it is told that this is none. */
async function outsideOfAct(work: () => Promise<void>): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT ?? false;
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  await work();
  await painted();
  scope.IS_REACT_ACT_ENVIRONMENT = before;
}

/**
 * Presses keys, written as `{Enter}`, `{Shift>}{Tab}{/Shift}`, `abc`. In a test run they are real ones, so that Tab, Escape and
 * Enter do what they do for a visitor, and a key that is swallowed is found out. Played by hand in Storybook, where no
 * driver is at hand, they are imitated.
 */
export async function press(keys: string): Promise<void> {
  if ('__vitest_browser__' in globalThis) {
    const { userEvent } = await import('vitest/browser');
    await outsideOfAct(() => userEvent.keyboard(keys));
    return;
  }
  let kept = true;
  const note = (event: KeyboardEvent) => {
    kept &&= !event.defaultPrevented;
  };
  const effect = nativeEffect(keys, document.activeElement);
  window.addEventListener('keydown', note);
  await imitated.keyboard(keys);
  window.removeEventListener('keydown', note);
  if (kept) effect();
  await painted();
}
