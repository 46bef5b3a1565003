import type { Language } from '@fnc/domain';
import { languageOf } from './paths.ts';
import { createBeacon } from './visit/beacon.ts';
import type { Visit } from './visit/visit.ts';

/** The world outside the page. */
export interface Services {
  /** Fetched when first asked for. Rejects when the connection is gone. */
  visit: () => Promise<Visit>;
  /** Adds a page that is shown to the server's daily counts. */
  countPage: (page: string, language: Language) => void;
  /** Keeps the visitor's language for the next visit. */
  rememberLanguage: (language: Language) => void;
  /** Tells the browser and its reader what language the page is in. */
  showLanguage: (language: Language) => void;
  /** After a step to another page: from the top, with the focus in its content. */
  showFromTop: () => void;
  reload: () => void;
  /** Names a failure in the console, in the server's log and on the screen. */
  reportError: (error: unknown) => string;
  /** Calls once, when the visitor first touches the page in any way; answers how to stop waiting. */
  onFirstTouch: (task: () => void) => () => void;
  /** Calls once, when the browser has nothing better to do. */
  whenIdle: (task: () => void) => void;
  year: () => number;
}

/** The year the pages were built in, for the first paint; see `useYear`. */
export const builtInYear = Number(import.meta.env['VITE_BUILT_IN_YEAR']);

interface Analytics {
  dataLayer?: object[];
  gtag?: (command: 'event', name: string, details: object) => void;
}

function startDownload(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

function announce(event: string, details: object) {
  const { dataLayer, gtag } = window as Analytics;
  dataLayer?.push({ event, ...details });
  gtag?.('event', event, details);
}

const languageKey = 'i18nextLng';

function remember(language: Language) {
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // Storage is blocked or full: the language is asked of the browser again next time.
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

function onFirstTouch(task: () => void) {
  const stop = new AbortController();
  for (const event of ['pointermove', 'pointerdown', 'touchstart', 'keydown']) {
    const once = () => {
      stop.abort();
      task();
    };
    window.addEventListener(event, once, { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** The one place that knows this app runs in a browser. */
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
    const { openVisit } = await import('./visit/openVisit.ts');
    return openVisit({
      store: () => window.localStorage,
      transport: (url, request) => fetch(url, request),
      location: {
        origin: location.origin,
        hostname: location.hostname,
        servedByProduct: true, // by the server, or by the development server that passes /api on
      },
      language: () => languageOf(location.pathname),
      clock: Date.now,
      download: startDownload,
      announce,
      countCalculatorUsed: beacon.calculatorUsed,
      onRecordFailed: reportError,
    });
  };
  return {
    visit: () => {
      opened ??= open();
      opened.catch(() => {
        opened = undefined; // the next attempt fetches again
      });
      return opened;
    },
    countPage: beacon.pageShown,
    rememberLanguage: remember,
    showLanguage: (language) => {
      document.documentElement.lang = language;
    },
    showFromTop: () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    reload: () => location.reload(),
    reportError,
    onFirstTouch,
    whenIdle: (task) => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 4000 });
      else setTimeout(task, 1000);
    },
    year: () => new Date().getFullYear(),
  };
}

/** Where the app begins in the browser. */
export const browserStart = () => ({
  root: document.querySelector('#root'),
  language: languageOf(location.pathname),
});

/** Nothing outside the page: prerendering. */
export const quietServices = (): Services => ({
  visit: () => Promise.reject(new Error('There is no visitor while pages are built.')),
  countPage: () => undefined,
  rememberLanguage: () => undefined,
  showLanguage: () => undefined,
  showFromTop: () => undefined,
  reload: () => undefined,
  reportError: (error) => {
    throw error;
  },
  onFirstTouch: () => () => undefined,
  whenIdle: () => undefined,
  year: () => builtInYear,
});
