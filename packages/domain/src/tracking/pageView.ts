import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';

/** One page shown in this browser. Stored in this browser only. */
export const pageViewSchema = z.object({
  id: z.string(),
  timestamp: instantSchema,
  /** Path without query: `/cyprus-gids`. */
  page: z.string(),
  language: languageSchema,
});
export type PageView = z.infer<typeof pageViewSchema>;
export type NewPageView = Omit<PageView, 'id' | 'timestamp'>;

export interface PageViewRepository {
  /** Rejects only when the store fails. Above 500, the oldest are dropped. */
  add(view: NewPageView): Promise<PageView>;
  /** Oldest first. */
  list(): Promise<readonly PageView[]>;
}
