/**
 * For the `ref` of an element that replaces a focused step: it gets the focus, which would otherwise return to the top
 * of the page. Does nothing while another element has the focus.
 */
export const takeFocus = (element: HTMLElement | null): void => {
  if (element !== null && document.activeElement === document.body) element.focus({ preventScroll: true });
};
