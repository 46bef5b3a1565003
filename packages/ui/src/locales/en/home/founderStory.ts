import type { founderStory as nl } from '../../nl/home/founderStory.ts';
import type { Translated } from '../../translated.ts';

export const founderStory: Translated<typeof nl> = {};
