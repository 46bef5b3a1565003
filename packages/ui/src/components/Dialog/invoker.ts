/**
 * Attributes of a button that the browser obeys by itself, before any script: it opens or closes the dialog with that `id`
 * (invoker commands). React's types do not know them yet.
 */
export const opensModal = (id: string) => ({ commandfor: id, command: 'show-modal' });
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close' });
