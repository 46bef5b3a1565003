// Runs after the dialog of an address that opens one: it opens before the first paint, with the focus in its first
// field. It can be read, filled in and closed long before the app loads (dialogs.ts).
const script = document.currentScript;
const dialog = script?.previousElementSibling as HTMLDialogElement | undefined;
script?.remove(); // hydration expects only what the app renders

// Jumping to an anchor would move the focus out of the dialog.
if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
document.documentElement.dataset['scrolls'] = ''; // the page behind it will scroll once it is complete
dialog?.showModal();
dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
