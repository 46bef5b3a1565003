/** A chunk of its own, for the few whose connection broke. */
export { ContactUnavailable as default } from '@fnc/ui/site';
