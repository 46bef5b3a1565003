import type { steps as nl } from '../../nl/home/steps.ts';
import type { Translated } from '../../translated.ts';

export const steps: Translated<typeof nl> = {};
