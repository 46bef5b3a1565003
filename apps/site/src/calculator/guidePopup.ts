/** A chunk of its own: the form library and the schema come with the popup, not with the page. */
export { GuidePopup } from '@fnc/ui/site';
