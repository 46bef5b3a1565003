/**
 * For the `ref` of what comes in the place of a step that had the focus: the focus goes on here, instead of starting at
 * the top of the page. Does nothing while the focus is somewhere.
 */
export const takeFocus = (element: HTMLElement | null): void => {
  if (element !== null && document.activeElement === document.body) element.focus({ preventScroll: true });
};
