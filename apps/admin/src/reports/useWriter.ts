import { keepOpenWhile, throttle, type Store } from '@fnc/domain';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { later, newCall, newId } from '../shared/platform.ts';
import { useStore } from '../shared/useStore.ts';
import {
  createReportWriter,
  createServerWriter,
  isNotKept,
  type ReportWriter,
  type ServerWriter,
  type Writings,
} from '@fnc/domain/api';

type ShownWritings = Pick<Store<{ writings: Writings }>, 'get' | 'subscribe'>;

/** The same store with fewer updates: words come in faster than a page can render. */
const throttled = ({ get, subscribe }: ReportWriter): ShownWritings => ({
  get,
  subscribe(listener) {
    const notify = throttle(later, listener);
    const stop = subscribe(notify);
    return () => {
      notify.cancel();
      return stop();
    };
  },
});

function makeWriter({ ai, reports, browser, preferences }: AdminServices) {
  const writer = createReportWriter({ ai, newCall, reports, now: browser.now, language: preferences.language });
  browser.onHidden(() => void writer.saveAll());
  keepOpenWhile(writer, isNotKept, browser);
  return [
    { writer, shown: throttled(writer) },
    { settle: writer.saveAll, forget: writer.clear },
  ] as const;
}

function makeServerWriter({ ai, reports, preferences }: AdminServices) {
  const writer = createServerWriter({ ai, newCall, newId, reports, language: preferences.language });
  return [writer, { forget: writer.forget }] as const;
}

/** The reports that this browser writes, the same object on every page. */
export const useWriter = (): ReportWriter => useAdmin().keep(makeWriter).writer;

/** The reports that this browser writes, as a page shows them. */
export const useWritings = (): Writings => useStore(useAdmin().keep(makeWriter).shown).writings;

/** The reports that the server was asked to write, the same object on every page. */
export const useServerWriter = (): ServerWriter => useAdmin().keep(makeServerWriter);
