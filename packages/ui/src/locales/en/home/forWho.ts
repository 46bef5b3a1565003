import type { forWho as nl } from '../../nl/home/forWho.ts';
import type { Translated } from '../../translated.ts';

export const forWho: Translated<typeof nl> = {};
