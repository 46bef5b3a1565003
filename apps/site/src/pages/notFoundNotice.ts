/** A separate chunk, because few visitors follow a dead link. */
export { NotFoundNotice as default } from '@fnc/ui/site';
