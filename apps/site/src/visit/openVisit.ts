import { instantOf, type Language } from '@fnc/domain';
import { apiBaseFor, createPublicApiClient, type ApiClientOptions } from '@fnc/domain/api';
import {
  createStoredConversionRepository,
  createStoredLeadRepository,
  createStoredPageViewRepository,
  openStore,
} from '@fnc/domain/storage';
import { createVisit, type Visit, type VisitDependencies } from './visit.ts';

type OutsideWorld = Pick<VisitDependencies, 'download' | 'countCalculatorUsed' | 'onRecordFailed'> & {
  store: Parameters<typeof openStore>[0];
  transport: ApiClientOptions['transport'];
  location: Parameters<typeof apiBaseFor>[0];
  language: () => Language;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/** Its own chunk: reading a page needs neither the schemas nor the records. */
export function openVisit({ store, transport, location, language, clock, ...rest }: OutsideWorld): Visit {
  const kept = { store: openStore(store), now: () => instantOf(clock()) };
  return createVisit({
    ...rest,
    api: createPublicApiClient({ baseUrl: apiBaseFor(location), transport, language }),
    leads: createStoredLeadRepository(kept),
    conversions: createStoredConversionRepository(kept),
    pageViews: createStoredPageViewRepository(kept),
  });
}
