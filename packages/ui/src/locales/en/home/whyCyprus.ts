import type { whyCyprus as nl } from '../../nl/home/whyCyprus.ts';
import type { Translated } from '../../translated.ts';

export const whyCyprus: Translated<typeof nl> = {};
