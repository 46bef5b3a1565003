import { type RefObject, useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isUsable = (element: HTMLElement) => !element.matches(':disabled') && element.checkVisibility();

function controlIn(node: Node | null, which: 'first' | 'last'): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  const found = [...(node.matches(controls) ? [node] : []), ...node.querySelectorAll<HTMLElement>(controls)];
  return which === 'first' ? found.find(isUsable) : found.findLast(isUsable);
}

/** The control after a place in the page, or else the one before it, as near as possible. */
function nearestControl(page: HTMLElement, parent: Node, next: Node | null): HTMLElement {
  let [around, after] = [parent, next];
  while (page.contains(around)) {
    for (let node = after; node !== null; node = node.nextSibling) {
      const control = controlIn(node, 'first');
      if (control) return control;
    }
    const before = controlIn(around, 'last');
    if (before) return before;
    if (around === page || around.parentNode === null) break;
    [after, around] = [around.nextSibling, around.parentNode];
  }
  return page;
}

/**
 * The control that has the focus may disappear by its own action: a row that it deletes, a filter that it resets. Then
 * the nearest control gets the focus. Parts that know a better place set it first; then nothing happens. A press beside
 * the controls focuses the page itself, so that nothing is lost there.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = ref.current;
    if (page === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let focused: Node | null = null;
    let isKeyDown = false;
    const isLost = () => document.activeElement === document.body && document.querySelector('dialog:modal') === null;
    const changes = new MutationObserver((records) => {
      if (focused === null || page.contains(focused) || !isLost()) return;
      const lost = focused;
      const place = records.findLast(
        ({ target, removedNodes }) => page.contains(target) && [...removedNodes].some((node) => node.contains(lost)),
      );
      if (place === undefined) return;
      focused = null;
      const { target, nextSibling } = place;
      const moveOn = () => {
        if (signal.aborted || !isLost()) return;
        const isThere = nextSibling === null || target.contains(nextSibling);
        const control = nearestControl(page, target, isThere ? nextSibling : null);
        control.focus({ preventScroll: control === page });
      };
      // After the effects of this change, which may set the focus, and after what takes the place of the control. A key
      // that is held would press the next control too.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isKeyDown) document.addEventListener('keyup', moveOn, { once: true, signal });
          else moveOn();
        }),
      );
    });
    changes.observe(page, { childList: true, subtree: true });

    const listen = <Name extends 'focusin' | 'keydown' | 'keyup'>(
      name: Name,
      hear: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, hear, { signal });
    listen('keydown', () => {
      isKeyDown = true;
    });
    listen('keyup', () => {
      isKeyDown = false;
    });
    // A dialog returns the focus itself.
    const remember = (target: EventTarget | null) => {
      focused = target instanceof Element && page.contains(target) && target.closest('dialog') === null ? target : null;
    };
    listen('focusin', ({ target }) => remember(target));
    // Another layout may place the control elsewhere: it did not disappear by its own action.
    const rearrange = () => {
      focused = null;
      requestAnimationFrame(() => requestAnimationFrame(() => remember(document.activeElement)));
    };
    window.addEventListener('resize', rearrange, { signal });
    return () => {
      changes.disconnect();
      listening.abort();
    };
  }, [ref]);
}
