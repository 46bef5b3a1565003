import type { Instant } from '../shared/time/instant.ts';
import type { NewPageView, PageView } from './pageView.ts';

// Without schemas: a page without forms does not fetch them, and still stores this record.

/** Keys in the store, as specified. */
export const trackingKeys = { conversions: 'conversions', pageViews: 'page_views' } as const;
/** Records kept of each kind. */
export const trackingCap = 500;

function listIn(text: string | null): readonly unknown[] | null {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

/**
 * What stands under `page_views` once this page is added: of more than 500 records the oldest give way, and what is there
 * is not looked into. `null` when it is no list: the repository, which can set it aside, must do it.
 */
export function withPageView(text: string | null, view: NewPageView, now: Instant): string | null {
  const all = listIn(text);
  if (all === null) return null;
  let id = Date.parse(now);
  const taken = new Set(all.map(idOf));
  while (taken.has(String(id))) id += 1;
  return JSON.stringify([...all, { id: String(id), timestamp: now, ...view } satisfies PageView].slice(-trackingCap));
}
