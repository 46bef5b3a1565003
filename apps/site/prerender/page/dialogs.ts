// Opens and closes the page's prerendered dialogs while the app loads, and in browsers without invoker commands (buttons
// that name a dialog). Runs after those buttons.
import { around, isAlive } from './app.ts';

document.currentScript?.remove(); // hydration expects only what the app renders

const contactAnchor = '#contact';
const contact = () => document.querySelector<HTMLDialogElement>('[data-prerendered] > dialog');
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

function show(dialog: HTMLDialogElement) {
  const { documentElement: root } = document;
  root.toggleAttribute('data-scrolls', innerWidth > root.clientWidth); // reserves the scrollbar's width
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

const obeysCommands = 'commandForElement' in HTMLButtonElement.prototype;

function obey(button: HTMLButtonElement) {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (button.getAttribute('command') === 'show-modal') dialog?.showModal();
  else dialog?.close();
}

/** The form has its own address: back closes it. */
function openContact(event: MouseEvent, dialog: HTMLDialogElement) {
  event.preventDefault();
  event.stopPropagation();
  // The app goes back from such an entry when it closes the form: router/services.ts.
  history.pushState({ pushed: true }, '', contactAnchor);
  show(dialog);
}

addEventListener(
  'click',
  (event) => {
    const button = around(event, 'button[commandfor]') as HTMLButtonElement | null;
    if (button !== null && !obeysCommands) obey(button);
    const link = around(event, 'a') as HTMLAnchorElement | null;
    if (link !== null && isPlain(event) && !isAlive()) {
      const dialog = link.matches('[aria-haspopup="dialog"]') ? contact() : null;
      link.closest('dialog')?.close();
      if (dialog !== null) openContact(event, dialog);
    }
    // The cross, and a click outside. The app's own dialog handles these itself.
    const isBeside = event.target instanceof Element && event.target.matches('[data-prerendered] > dialog');
    if (isBeside || around(event, '[data-prerendered] [data-close]') !== null) contact()?.close();
  },
  true,
);

addEventListener('popstate', () => {
  if (!isAlive() && location.hash !== contactAnchor) contact()?.close();
});

const ours = contact();
ours?.addEventListener('close', () => {
  if (isAlive()) return;
  if (location.hash === contactAnchor) history.replaceState(null, '', location.pathname + location.search);
  // The contact address opens the dialog: tell the app that it was closed.
  else ours.dataset['left'] = '';
});
