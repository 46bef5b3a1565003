import type { contactSection as nl } from '../../nl/home/contactSection.ts';
import type { Translated } from '../../translated.ts';

export const contactSection: Translated<typeof nl> = {};
