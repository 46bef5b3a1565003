import {
  type Client,
  type ClientEntry,
  type ClientQuery,
  type BrowserClientRepository,
  countQuestionnaire,
  type Instant,
  type Question,
  type BrowserQuestionnaireRepository,
} from '@fnc/domain';
import type { ClientListData, Problem } from '@fnc/ui/admin';
import { createStore, type Store } from '../shared/store.ts';

const nothing: ClientListData = { query: {}, phase: 'idle', entries: [], problem: null, answeredAt: null };

export interface ClientList extends Pick<Store<ClientListData>, 'get' | 'subscribe'> {
  /** Reads all clients; what is shown stays until they are there. The query is kept for the way back to the list. */
  open: (query?: ClientQuery) => Promise<void>;
  /** Another tab stored something under this key (`null`: perhaps anything): read again what is shown. */
  follow: (key: string | null) => void;
  /** Forgets everything: another person may log in. */
  clear: () => void;
}

interface Dependencies {
  readonly clients: Pick<BrowserClientRepository, 'list'>;
  readonly questionnaires: Pick<BrowserQuestionnaireRepository, 'questionsOf'>;
  readonly now: () => Instant;
  readonly problemOf: (error: unknown) => Problem;
}

/** For the badge of the rail; `undefined` while it is not known. */
export const count = ({ phase, entries }: ClientListData): number | undefined =>
  phase === 'ready' ? entries.length : undefined;

/** Keys of the store on which a row hangs. */
const followed: ReadonlySet<string | null> = new Set([null, 'clients', 'global_questions']);

export function createClientList({ clients, questionnaires, now, problemOf }: Dependencies): ClientList {
  const store = createStore<ClientListData>(nothing);
  // Answers come in any order: only the one to the last question counts.
  let asked = 0;
  // Counting a questionnaire is dear for thousands of clients, of which one has changed.
  let counted = new WeakMap<Client, ClientEntry<Client>>();
  let countedFor: readonly Question[] = [];

  function entriesOf(all: readonly Client[], questions: readonly Question[]): ClientEntry<Client>[] {
    if (questions !== countedFor) {
      counted = new WeakMap();
      countedFor = questions;
    }
    return all.map((client) => {
      const known = counted.get(client);
      if (known !== undefined) return known;
      const { questions: asking, answered } = countQuestionnaire(client, questions);
      const entry = { client, questions: asking, answered, reports: client.reports.length };
      counted.set(client, entry);
      return entry;
    });
  }

  async function open(query = store.get().query) {
    asked += 1;
    const question = asked;
    store.set({ query, ...(store.get().phase === 'ready' ? {} : { phase: 'loading' as const, problem: null }) });
    try {
      const [all, questions] = await Promise.all([clients.list(), questionnaires.questionsOf({ kind: 'global' })]);
      if (question !== asked) return;
      const entries = entriesOf(all, questions ?? []);
      const shown = store.get().entries;
      const same = entries.length === shown.length && entries.every((entry, index) => entry === shown[index]);
      // The same list stays the same: nothing is sorted or drawn again for it.
      store.set({ phase: 'ready', entries: same ? shown : entries, problem: null, answeredAt: now() });
    } catch (error) {
      if (question !== asked) return;
      store.set({ ...nothing, query, phase: 'failed', problem: problemOf(error), answeredAt: now() });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    open,
    follow(key) {
      if (store.get().phase !== 'idle' && followed.has(key)) void open();
    },
    clear() {
      asked += 1;
      store.set(nothing);
    },
  };
}
