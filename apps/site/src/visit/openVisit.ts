import { instantOf, type Language } from '@fnc/domain';
import { apiBaseFor, createPublicApiClient, type ApiClientOptions, type Sentences } from '@fnc/domain/api';
import { createStoredConversionRepository, createStoredPageViewRepository, openStore } from '@fnc/domain/storage';
import { createVisit, type Visit, type VisitDependencies } from './visit.ts';

type OutsideWorld = Pick<VisitDependencies, 'download' | 'countCalculatorUsed' | 'onRecordFailed'> & {
  store: Parameters<typeof openStore>[0];
  transport: ApiClientOptions['transport'];
  location: Parameters<typeof apiBaseFor>[0];
  language: Language;
  /** The site's own sentences, used when the server sends none. */
  sentences: Sentences;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/** A separate chunk: reading a page needs neither the schemas nor the records. */
export function openVisit({ store, transport, location, language, sentences, clock, ...rest }: OutsideWorld): Visit {
  const kept = { store: openStore(store), now: () => instantOf(clock()) };
  const storedLeads = async () => (await import('./storedLeads.ts')).createStoredSignUps(kept);
  return createVisit({
    ...rest,
    api: createPublicApiClient({ baseUrl: apiBaseFor(location), transport, language, sentences: () => sentences }),
    // Lazy, because few visitors ask for the guide.
    leads: {
      addSignUp: async (signUp) => (await storedLeads()).addSignUp(signUp),
      hasAny: async () => (await storedLeads()).hasAny(),
    },
    conversions: createStoredConversionRepository(kept),
    pageViews: createStoredPageViewRepository(kept),
  });
}
