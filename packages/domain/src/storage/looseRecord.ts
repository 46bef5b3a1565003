import * as z from 'zod/mini';
import { isRecord, readId } from '../shared/olderValues.ts';

/** A record of which nothing is asked but an id; everything in it is kept. */
export const looseRecordSchema = z.pipe(
  z.transform((value) => (isRecord(value) ? { ...value, id: readId(value['id']) } : value)),
  z.looseObject({ id: z.string().check(z.minLength(1)) }),
);
export type LooseRecord = z.infer<typeof looseRecordSchema>;
