import type { Page } from '@playwright/test';

interface LayoutOptions {
  /** A list may truncate text that is too long for its line, with an ellipsis. */
  readonly mayShorten?: boolean;
}

/**
 * What a visitor cannot read or reach on the current page: a page that scrolls horizontally, text that is clipped by a
 * box or by the window, text that covers a control, a control outside the window. Empty when there are no faults.
 */
export const layoutFaults = (page: Page, { mayShorten = false }: LayoutOptions = {}): Promise<readonly string[]> =>
  page.evaluate((shortening) => {
    const slack = 2;
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth;
    const view = document.documentElement.clientWidth;
    if (wide > view) faults.push(`the page is ${wide} px wide in a window of ${view}`);

    // Behind an open dialog the rest of the page is skipped; elsewhere all of it is laid out eventually.
    const shown = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
    const isLaidOut = document.querySelector('style[data-below]') === null;
    if (!isLaidOut && document.querySelector('dialog:modal') === null)
      faults.push('the page is not laid out whole yet');
    document.querySelector('style[data-far-parts]')?.setAttribute('media', 'not all');
    const isShown = (element: Element) => element.checkVisibility(shown);
    const isHiddenForEyes = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.width <= slack || box.height <= slack;
    };
    const report = (words: string, fault: string, by: Element | null) => {
      const box = by === null ? 'the window' : `<${by.tagName.toLowerCase()} class="${by.getAttribute('class')}">`;
      faults.push(`"${words.slice(0, 60)}" ${fault} ${box}`);
    };

    /** The box within which the text is visible; `null` when it is in an SVG or for screen readers only. */
    const windowOf = (start: Element) => {
      let seen = { left: 0, right: view, top: -Infinity, bottom: Infinity, by: null as Element | null };
      for (let element: Element | null = start; element !== null; element = element.parentElement) {
        const style = getComputedStyle(element);
        if (isHiddenForEyes(element) && style.overflow !== 'visible') return null;
        if (shortening && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')) return null;
        // Decoration may be clipped; the content of a link or a button may not.
        const ornament = element.getAttribute('aria-hidden') === 'true' && element.closest('a, button') === null;
        if (ornament || element.closest('svg') !== null) return null;
        if (/auto|scroll/.test(style.overflowX)) return null;
        if (/hidden|clip/.test(style.overflowX + style.overflowY) && style.display !== 'inline') {
          const box = element.getBoundingClientRect();
          const sideways = /hidden|clip/.test(style.overflowX);
          const down = /hidden|clip/.test(style.overflowY);
          seen = {
            left: sideways ? Math.max(seen.left, box.left) : seen.left,
            right: sideways ? Math.min(seen.right, box.right) : seen.right,
            top: down ? Math.max(seen.top, box.top) : seen.top,
            bottom: down ? Math.min(seen.bottom, box.bottom) : seen.bottom,
            by: element,
          };
        }
        if (style.position === 'fixed') break;
      }
      return seen;
    };

    /** Scrolled out of view within its own box: it can be scrolled into view, and covers nothing until then. */
    const isScrolledAway = (start: Element, text: DOMRect) => {
      for (
        let element: Element | null = start;
        element !== null && element !== document.body;
        element = element.parentElement
      ) {
        if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) continue;
        const box = element.getBoundingClientRect();
        if (text.top < box.top - slack || text.bottom > box.bottom + slack) return true;
      }
      return false;
    };

    const controls = [...document.querySelectorAll('button, input, select, textarea, summary, a')]
      .filter((control) => isShown(control) && getComputedStyle(control).display !== 'inline')
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ control, box }) => box.width > 2 && box.height > 2 && !isScrolledAway(control, box));
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));
    for (const { control, box } of controls) {
      const isOut = box.left < -slack || box.right > view + slack;
      if (isOut && !scrollsSideways(control.parentElement) && control.closest('[aria-hidden="true"]') === null)
        report(control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '', 'lies outside', null);
    }
    const { body } = document;
    /** A floating element may cover text of the page, but not of its own layer. */
    const layerOf = (element: Element) => {
      for (let each: Element | null = element; each !== null && each !== body; each = each.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
      }
      return body;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (parent === null || words === '' || !isShown(parent) || parent.closest('script, style, noscript') !== null)
        continue;
      const seen = windowOf(parent);
      if (seen === null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isScrolledAway(parent, range.getBoundingClientRect())) continue;
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        const cut =
          box.left < seen.left - slack ||
          box.right > seen.right + slack ||
          box.top < seen.top - box.height / 3 ||
          box.bottom > seen.bottom + box.height / 3;
        if (cut) {
          report(words, 'is cut by', seen.by);
          break;
        }
      }
      const over = controls.find(
        ({ control, box }) =>
          !control.contains(parent) &&
          // A radio covers its own label on purpose, so that both are one target.
          parent.closest('label')?.control !== control &&
          !parent.contains(control) &&
          layerOf(control) === layerOf(parent) &&
          [...range.getClientRects()].some(
            (text) =>
              Math.min(text.right, box.right) - Math.max(text.left, box.left) > 6 &&
              Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top) > 6,
          ),
      );
      if (over) report(words, 'lies over', over.control);
    }
    return [...new Set(faults)];
  }, mayShorten);
