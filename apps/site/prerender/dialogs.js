// Opens and closes the dialogs that came with the page while the app is on its way, and where the browser does not obey
// the buttons that name a dialog (invoker commands). Runs behind them.
document.currentScript.remove(); // the app takes over what it would have rendered itself

const contactAnchor = '#contact';
const isAlive = () => document.documentElement.dataset.app === 'alive';
const contact = () => document.querySelector('[data-prerendered] > dialog');
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }) =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

function show(dialog) {
  const { documentElement: root } = document;
  root.toggleAttribute('data-scrolls', innerWidth > root.clientWidth); // its scrollbar keeps its place
  dialog.showModal();
  dialog.querySelector('[data-autofocus]')?.focus();
}

const obeysCommands = 'commandForElement' in HTMLButtonElement.prototype;

function obey(button) {
  const dialog = document.getElementById(button.getAttribute('commandfor'));
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

/** The form over the page, at an address of its own: back closes it. */
function openContact(event) {
  event.preventDefault();
  event.stopPropagation();
  history.pushState(null, '', contactAnchor);
  show(contact());
}

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const button = target.closest('button[commandfor]');
    if (button && !obeysCommands) obey(button);
    const link = target.closest('a');
    if (link && isPlain(event)) {
      const opens = link.matches('[aria-haspopup="dialog"]') && !isAlive() && contact();
      if (!isAlive()) link.closest('dialog')?.close();
      if (opens) openContact(event);
    }
    // The cross, and a click beside it. The app closes its own.
    if (target.closest('[data-prerendered] [data-close]') || target.matches('[data-prerendered] > dialog'))
      contact().close();
  },
  true,
);

addEventListener('popstate', () => {
  if (!isAlive() && location.hash !== contactAnchor) contact()?.close();
});

contact()?.addEventListener('close', (event) => {
  if (isAlive()) return;
  if (location.hash === contactAnchor) history.replaceState(history.state, '', location.pathname + location.search);
  // The contact address asks for it: the app learns that it was left.
  else event.target.dataset.left = '';
});
