import type { Instant } from '../shared/time/instant.ts';
import type { NewPageView, PageView } from './pageView.ts';

// No schemas in this file, so that a page without forms can store this record without loading them.

/** Keys in the store, as specified. */
export const trackingKeys = { conversions: 'conversions', pageViews: 'page_views' } as const;
/** Maximum number of records of each kind. */
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
 * The new value for `page_views` with this page added: above 500 records the oldest are dropped; existing records are
 * not validated. `null` when the value is not a list: then the repository, which can set it aside, must add the page.
 */
export function withPageView(text: string | null, view: NewPageView, now: Instant): string | null {
  const all = listIn(text);
  if (all === null) return null;
  let id = Date.parse(now);
  const taken = new Set(all.map(idOf));
  while (taken.has(String(id))) id += 1;
  return JSON.stringify([...all, { id: String(id), timestamp: now, ...view } satisfies PageView].slice(-trackingCap));
}
