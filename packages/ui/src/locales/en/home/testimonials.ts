import type { testimonials as nl } from '../../nl/home/testimonials.ts';
import type { Translated } from '../../translated.ts';

export const testimonials: Translated<typeof nl> = {};
