// Counts a page without an app once, when the browser is idle: the same message as visit/beacon.ts sends, and the same
// record in this browser as withPageView of the domain keeps.
const { origin, pathname } = location;
const language = document.documentElement.lang;
const most = 500;

function keep() {
  const all: unknown = JSON.parse(localStorage.getItem('page_views') ?? '[]');
  if (!Array.isArray(all)) return;
  const now = new Date();
  const taken = new Set(all.map((view: { id?: unknown } | null) => view?.id));
  let id = now.getTime();
  while (taken.has(String(id))) id += 1;
  const view = { id: String(id), timestamp: now.toISOString(), page: pathname, language };
  localStorage.setItem('page_views', JSON.stringify([...all, view].slice(-most)));
}

function count() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSame = visit?.type === 'reload' || visit?.type === 'back_forward';
  const event = isSame || document.referrer.startsWith(`${origin}/`) ? 'page_view' : 'visit_started';
  navigator.sendBeacon('/api/events', JSON.stringify({ event, page: pathname, language, source: 'website' }));
  try {
    keep();
  } catch {
    // Storage is blocked, full or invalid: this record is optional.
  }
}

addEventListener('load', () => setTimeout(count));
