// A module of its own: only reports written with a typed key need it.
export { streamCompletion } from '@fnc/domain/api';
