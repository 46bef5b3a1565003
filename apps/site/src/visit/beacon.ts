import {
  defaultLanguage,
  publicPages,
  type Count,
  type Language,
  type PublicPages,
  type trackingPaths,
} from '@fnc/domain';
import { pageAt } from '../paths.ts';

// Written here once more, checked by their types: a page that only counts does not fetch the schemas beside them.
const countPath: (typeof trackingPaths)['count'] = '/api/events';
const clientFaultPath: (typeof trackingPaths)['clientFault'] = '/api/client-errors';

/** How this page came to be shown. */
export interface Arrival {
  /** `location.origin`. */
  readonly origin: string;
  /** `document.referrer`: empty when the visitor typed the address, or came from a place that does not tell. */
  readonly referrer: string;
  /** Of the navigation's performance entry. */
  readonly type: 'navigate' | 'reload' | 'back_forward' | 'prerender';
}

interface BeaconDependencies {
  /** `navigator.sendBeacon`: false, or an exception, when it did not take the message. */
  readonly send: (url: string, body: string) => boolean;
  readonly arrival: Arrival;
  /** The pages that are counted. */
  readonly pages?: PublicPages;
}

/** Tells the server what happened, in a few bytes and without waiting for an answer. What is lost is lost. */
export interface Beacon {
  /** Counts a page of the site that is shown; an address the site does not have is not counted. */
  pageShown: (page: string, language: Language) => void;
  calculatorUsed: (page: string, language: Language) => void;
  /** Writes a crash in the server's log, under the id that the screen shows: its kind and place, not its words. */
  crashed: (id: string, error: unknown, page: string) => void;
}

const homes: readonly string[] = Object.values(publicPages.home.path);

/**
 * Whether a visit begins with this page: the visitor came from elsewhere and did not merely reload. The step from `/` to
 * `/en`, or to itself, is that of a visitor who chose another language than the browser's (settleLanguage.ts).
 */
export function startsVisit(page: string, { origin, referrer, type }: Arrival): boolean {
  if (type === 'reload' || type === 'back_forward') return false;
  const [from] = referrer.split('?', 1);
  return (
    !referrer.startsWith(`${origin}/`) ||
    (homes.includes(page) && from === `${origin}${publicPages.home.path[defaultLanguage]}`)
  );
}

export function createBeacon({ send, arrival, pages = publicPages }: BeaconDependencies): Beacon {
  let arrived = false;
  const tell = (url: string, message: object) => {
    try {
      send(url, JSON.stringify(message));
    } catch {
      // Counting never gets in a visitor's way.
    }
  };
  const count = (event: Count['event'], page: string, language: Language) => {
    const id = pageAt(page, pages);
    if (id === undefined) return;
    tell(countPath, { event, page, language, source: pages[id].source } satisfies Count);
  };
  return {
    pageShown(page, language) {
      const isFirst = !arrived;
      arrived = true;
      count(isFirst && startsVisit(page, arrival) ? 'visit_started' : 'page_view', page, language);
    },
    calculatorUsed: (page, language) => count('calculator_used', page, language),
    crashed(id, error, page) {
      // A message may quote what a visitor typed: only its kind leaves this browser, and where in our scripts it was.
      const { name, stack = '' }: Pick<Error, 'name' | 'stack'> = error instanceof Error ? error : { name: 'Error' };
      const ours = stack.split('\n').flatMap((line) => /\/assets\/[\w.-]+:\d+:\d+/.exec(line) ?? []);
      tell(clientFaultPath, { id, message: name.slice(0, 50), stack: ours.slice(0, 10).join('\n'), page });
    },
  };
}
