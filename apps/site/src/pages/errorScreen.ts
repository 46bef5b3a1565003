/** A chunk of its own, for the page that breaks. */
export { ErrorScreen } from '@fnc/ui/site';
