import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { professions } from './leadVocabulary.ts';

export const professionSchema = z.enum(professions, { error: 'profession_unknown' satisfies ErrorCode });
