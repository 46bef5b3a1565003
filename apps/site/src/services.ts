import { trackingKeys, withPageView, type Language } from '@fnc/domain';
import { pageWords } from '@fnc/ui/locales';
import { createDrafts, createGuideOfferRecord, type FormDrafts, type GuideOfferRecord } from './kept.ts';
import { languageOf, notFoundPath, pageAt } from './paths.ts';
import { fixedAddressBar, type AddressBar } from './router/addressBar.ts';
import { browserAddressBar } from './router/services.ts';
import { createBeacon } from './visit/beacon.ts';
import type { PageNotice } from '@fnc/ui/site';
import type { Visit } from './visit/visit.ts';

/** The app's interface to the browser and the server. */
export interface Services {
  addressBar: AddressBar;
  /** True for the build, which has no visitor. */
  isPrerendering: boolean;
  /** Fetched on first use. Rejects without a connection. */
  visit: () => Promise<Visit>;
  /** Adds a page view to the server's daily counts. */
  countPage: (page: string, language: Language) => void;
  /** Stores a page view in this browser's own records. */
  keepPageView: (page: string, language: Language) => void;
  /** Whether this browser has shown the guide's offer, which is made once. */
  guideOffer: GuideOfferRecord;
  /** Stores what is typed into a form until it is sent: a reload loses nothing. */
  drafts: FormDrafts;
  /** Calls each time the browser restores the page from its cache; returns a function that stops it. */
  onShownAgain: (task: () => void) => () => void;
  /** Scrolls to the top and focuses the content. */
  showFromTop: () => void;
  /**
   * `hydrated`: React now gets events. `alive`: the app handles clicks and forms, and what was held back until then is
   * released (prerender/page/startApp.ts).
   */
  showStage: (stage: 'hydrated' | 'alive') => void;
  /** Shows at the pressed button that its work is under way. */
  showWaiting: (isWaiting: boolean) => void;
  reload: () => void;
  /** Opens the browser's print dialog. */
  print: () => void;
  /** The absolute address of a path of this site. */
  absolute: (path: string) => string;
  /** Reports an error to the console, the server's log and the screen. */
  reportError: (error: unknown) => string;
  /** True when the browser is offline; when it says it is online, the connection may still fail. */
  isOffline: () => boolean;
  /** Shows a message at the foot of the page; see `PageNotices`. */
  showNotice: (which: PageNotice) => void;
  /** Calls once, when an element is within a screen of the window; returns a function that stops it. */
  whenNear: (element: Element, task: () => void) => () => void;
  /** Calls once, as soon as an element does not have the focus; returns a function that stops it. */
  whenLeft: (element: HTMLElement, task: () => void) => () => void;
  /** Calls once, when the browser is idle. */
  whenIdle: (task: () => void) => void;
  year: () => number;
  /** The visitor's own day: `2026-11-20`. */
  today: () => string;
}

/** The footer shows it until the next build. */
export const builtInYear = Number(import.meta.env['VITE_BUILT_IN_YEAR']);

function startDownload(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Whether it was stored; invalid text is left to the repository, which sets it aside. */
function keepPageView(page: string, language: Language): boolean {
  try {
    const { localStorage: store } = window;
    const text = withPageView(store.getItem(trackingKeys.pageViews), { page, language }, new Date().toISOString());
    if (text !== null) store.setItem(trackingKeys.pageViews, text);
    return text !== null;
  } catch {
    return true; // Storage is blocked or full: this record is optional.
  }
}

const navigationType = () =>
  performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming)?.type ??
  'navigate';

const openBeacon = () =>
  createBeacon({
    send: (url, body) => navigator.sendBeacon(url, body),
    arrival: { origin: location.origin, referrer: document.referrer, type: navigationType() },
  });

function whenNear(element: Element, task: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function whenLeft(element: HTMLElement, task: () => void) {
  const stop = new AbortController();
  const look = () => {
    if (element.contains(document.activeElement)) return;
    stop.abort();
    task();
  };
  // During a focus change nothing has the focus; the next task sees where it goes.
  element.addEventListener('focusout', () => setTimeout(() => stop.signal.aborted || look()), { signal: stop.signal });
  look();
  return () => stop.abort();
}

/** The only file that uses browser globals. */
export function browserServices(): Services {
  let opened: Promise<Visit> | undefined;
  const beacon = openBeacon();
  const reportError = (error: unknown) => {
    const id = crypto.randomUUID().slice(0, 8);
    console.error(`error ${id}`, error);
    beacon.crashed(id, error, location.pathname);
    return id;
  };
  const open = async () => {
    const language = languageOf(location.pathname);
    const [{ openVisit }, { words }] = await Promise.all([
      import('./visit/openVisit.ts'),
      pageWords.errors[language](),
    ]);
    return openVisit({
      store: () => window.localStorage,
      transport: (url, request) => fetch(url, { ...request, signal: AbortSignal.timeout(request.timeLimitMs) }),
      location: {
        origin: location.origin,
        hostname: location.hostname,
        servedByProduct: true, // by the server, or by the development server, which proxies /api
      },
      language,
      sentences: words.errors,
      clock: Date.now,
      download: startDownload,
      countCalculatorUsed: beacon.calculatorUsed,
      onRecordFailed: reportError,
    });
  };
  const visit = () => {
    opened ??= open();
    opened.catch(() => {
      opened = undefined; // the next attempt fetches again
    });
    return opened;
  };
  return {
    addressBar: browserAddressBar(),
    isPrerendering: false,
    visit,
    countPage: beacon.pageShown,
    keepPageView: (page, language) => {
      if (keepPageView(page, language)) return;
      const repair = async () => (await visit()).pageViewed({ page, language });
      repair().catch(reportError);
    },
    guideOffer: createGuideOfferRecord(() => window.localStorage),
    drafts: createDrafts(() => window.sessionStorage),
    onShownAgain: (task) => {
      const stop = new AbortController();
      const look = ({ persisted }: PageTransitionEvent) => persisted && task();
      window.addEventListener('pageshow', look, { signal: stop.signal });
      return () => stop.abort();
    },
    showFromTop: () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    showStage: (stage) => {
      document.documentElement.dataset['app'] = stage;
    },
    showWaiting: (isWaiting) => document.documentElement.toggleAttribute('data-waits', isWaiting),
    reload: () => location.reload(),
    print: () => window.print(),
    absolute: (path) => new URL(path, location.origin).href,
    reportError,
    isOffline: () => !navigator.onLine,
    showNotice: (which) => document.querySelector(`[data-notice="${which}"]`)?.removeAttribute('hidden'),
    whenNear,
    whenLeft,
    whenIdle: (task) => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 4000 });
      else setTimeout(task, 1000);
    },
    year: () => new Date().getFullYear(),
    today: () => new Date().toLocaleDateString('sv-SE'), // the Swedish format is ISO
  };
}

/** The app's mount point in the browser. */
export function browserStart() {
  const { pathname } = location;
  const root = document.querySelector('#root');
  const prerendered = root?.firstElementChild != null;
  const language = languageOf(pathname);
  if (!prerendered) document.documentElement.lang = language;
  const page = pageAt(pathname);
  // The server redirects an unknown address to the home page; without that server this does.
  if (page === undefined) location.replace(notFoundPath(pathname));
  return { root, prerendered, language, page: page ?? 'home' };
}

const noStore = () => {
  throw new Error('Nothing is kept while pages are built.');
};

/** Services without a browser at this path, for prerendering. */
export const quietServices = (pathname: string): Services => ({
  addressBar: fixedAddressBar(pathname),
  isPrerendering: true,
  visit: () => Promise.reject(new Error('There is no visitor while pages are built.')),
  countPage: () => undefined,
  keepPageView: () => undefined,
  guideOffer: createGuideOfferRecord(noStore),
  drafts: createDrafts(noStore),
  onShownAgain: () => () => undefined,
  showFromTop: () => undefined,
  showStage: () => undefined,
  showWaiting: () => undefined,
  reload: () => undefined,
  print: () => undefined,
  absolute: (path) => path,
  reportError: (error) => {
    throw error;
  },
  isOffline: () => false,
  showNotice: () => undefined,
  whenNear: () => () => undefined,
  whenLeft: () => () => undefined,
  whenIdle: () => undefined,
  year: () => builtInYear,
  today: () => '',
});
