import type { site as nl } from '../nl/site.ts';
import type { Translated } from '../translated.ts';

export const site: Translated<typeof nl> = {};
