/**
 * Button attributes with which the browser opens or closes the dialog with that `id` without a script (invoker
 * commands). React's types do not have them yet.
 */
export const opensModal = (id: string) => ({ commandfor: id, command: 'show-modal' });
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close' });
