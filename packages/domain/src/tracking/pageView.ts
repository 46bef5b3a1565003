import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';

/** One page shown in this browser. Stays in this browser. */
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
  /** Rejects only when the store fails. Of more than 500 the oldest give way. */
  add(view: NewPageView): Promise<PageView>;
  /** Oldest first. */
  list(): Promise<readonly PageView[]>;
}
