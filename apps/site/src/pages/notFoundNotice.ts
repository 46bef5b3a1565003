/** A chunk of its own, for the few who followed a dead link. */
export { NotFoundNotice as default } from '@fnc/ui/site';
