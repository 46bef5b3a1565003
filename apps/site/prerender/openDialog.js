// Behind the dialog of an address that asks for one: it is open before anything is painted, with the focus in its first
// field. It can be read, filled in and left long before the app comes (dialogs.js).
const script = document.currentScript;
const dialog = script.previousElementSibling;
script.remove(); // the app takes over what it would have rendered itself

// Going to a place in the page would take the focus out of the dialog, and the dialog is what was asked for.
if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
document.documentElement.dataset.scrolls = ''; // as the page behind it will when it has come
dialog.showModal();
dialog.querySelector('[data-autofocus]').focus();
