/** A chunk of its own: the form library and the schema come with the dialog, not with the page. */
export { ContactDialog } from '@fnc/ui/site';
