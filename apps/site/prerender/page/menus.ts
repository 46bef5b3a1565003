// The menus of the header on a page without the app. Styles open them until this script runs. Pointer and keys then do
// what they do on the pages with the app (`useDisclosure` in NavDropdown.tsx of packages/ui).

/** What opened the menu: the pointer may close it again, a click pins it. */
type Opened = 'no' | 'byHover' | 'byChoice';

/** The entry that a key leads to; `null` for other keys. */
function stepOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1;
  if (at === -1) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function startMenu(box: HTMLElement, button: HTMLElement, panel: HTMLElement) {
  const items = [...panel.querySelectorAll<HTMLElement>('[data-nav-item]')];
  let opened: Opened;

  const set = (next: Opened) => {
    opened = next;
    const open = String(next !== 'no');
    button.setAttribute('aria-expanded', open);
    panel.dataset['open'] = open;
  };
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !box.contains(target)) set('no');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && opened !== 'no') {
      set('no');
      button.focus();
      return;
    }
    const next = stepOf(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === null) return;
    event.preventDefault();
    set('byChoice');
    items[next]?.focus();
  };

  // Styles have opened it under the pointer, or with the focus in it: it stays open.
  set(box.matches(':hover, :focus-within') ? 'byHover' : 'no');
  button.addEventListener('click', () => set(opened === 'byChoice' ? 'no' : 'byChoice'));
  for (const item of items) item.addEventListener('click', () => set('no'));
  box.addEventListener('keydown', press);
  box.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse' && opened === 'no') set('byHover');
  });
  box.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && opened === 'byHover') set('no');
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) set('no');
  });
  document.addEventListener('mousedown', closeOutside);
}

for (const button of document.querySelectorAll<HTMLElement>('header button[aria-controls]')) {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (button.parentElement !== null && panel !== null) startMenu(button.parentElement, button, panel);
}
