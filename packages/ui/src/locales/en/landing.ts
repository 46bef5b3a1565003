import type { landing as nl } from '../nl/landing.ts';
import type { Translated } from '../translated.ts';

export const landing: Translated<typeof nl> = {};
