import {
  defaultLanguage,
  publicPages,
  type Count,
  type Language,
  type PublicPages,
  type trackingPaths,
} from '@fnc/domain';
import { pageAt } from '../paths.ts';

// Repeated here, checked by their types: a page that only counts does not fetch the schemas.
const countPath: (typeof trackingPaths)['count'] = '/api/events';
const clientFaultPath: (typeof trackingPaths)['clientFault'] = '/api/client-errors';

/** How this page was opened. */
export interface Arrival {
  /** `location.origin`. */
  readonly origin: string;
  /** `document.referrer`: empty when the visitor typed the address, or the previous site hides it. */
  readonly referrer: string;
  /** `type` of the navigation's performance entry. */
  readonly type: 'navigate' | 'reload' | 'back_forward' | 'prerender';
}

interface BeaconDependencies {
  /** `navigator.sendBeacon`: returns false or throws when the message was not queued. */
  readonly send: (url: string, body: string) => boolean;
  readonly arrival: Arrival;
  /** The counted pages. */
  readonly pages?: PublicPages;
}

/** Reports events to the server in a few bytes, without waiting for an answer. Lost messages are not resent. */
export interface Beacon {
  /** Counts a page view; addresses that the site does not have are not counted. */
  pageShown: (page: string, language: Language) => void;
  calculatorUsed: (page: string, language: Language) => void;
  /** Logs a crash on the server, under the id that the screen shows: its kind and place, not its message. */
  crashed: (id: string, error: unknown, page: string) => void;
}

const homes: readonly string[] = Object.values(publicPages.home.path);

/**
 * Whether a visit begins with this page: the visitor came from another site and did not reload. A step from `/` to
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
  const post = (url: string, message: object) => {
    try {
      send(url, JSON.stringify(message));
    } catch {
      // A failed count must not disturb the visitor.
    }
  };
  const count = (event: Count['event'], page: string, language: Language) => {
    const id = pageAt(page, pages);
    if (id === undefined) return;
    post(countPath, { event, page, language, source: pages[id].source } satisfies Count);
  };
  return {
    pageShown(page, language) {
      const isFirst = !arrived;
      arrived = true;
      count(isFirst && startsVisit(page, arrival) ? 'visit_started' : 'page_view', page, language);
    },
    calculatorUsed: (page, language) => count('calculator_used', page, language),
    crashed(id, error, page) {
      // A message may quote typed text, so only the error's kind and its place in our scripts are sent.
      const { name, stack = '' }: Pick<Error, 'name' | 'stack'> = error instanceof Error ? error : { name: 'Error' };
      const ours = stack.split('\n').flatMap((line) => /\/assets\/[\w.-]+:\d+:\d+/.exec(line) ?? []);
      post(clientFaultPath, { id, message: name.slice(0, 50), stack: ours.slice(0, 10).join('\n'), page });
    },
  };
}
