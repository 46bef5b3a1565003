// Apart, because it is needed where a report is written with a typed key.
export { streamCompletion } from '@fnc/domain/api';
