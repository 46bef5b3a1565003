import type { faq as nl } from '../../nl/home/faq.ts';
import type { Translated } from '../../translated.ts';

export const faq: Translated<typeof nl> = {};
