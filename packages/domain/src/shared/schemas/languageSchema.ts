import * as z from 'zod/mini';
import { languages } from '../language.ts';

export const languageSchema = z.enum(languages, { error: 'language_unknown' });
