import type { ctaBanner as nl } from '../../nl/home/ctaBanner.ts';
import type { Translated } from '../../translated.ts';

export const ctaBanner: Translated<typeof nl> = {};
