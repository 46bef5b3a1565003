import {
  fail,
  ok,
  type ContactMessage,
  type ConversionRepository,
  type ConversionType,
  type GuideSignUp,
  type Language,
  type PageViewRepository,
  type Result,
} from '@fnc/domain';
import { ApiError, type PublicApiClient } from '@fnc/domain/api';
import type { StoredLeadRepository } from '@fnc/domain/storage';
import type { SendFailure } from '@fnc/ui/site';

/** Where in the site something happens. */
interface Place {
  /** Path without query. */
  page: string;
  language: Language;
}

/** What a visitor does beyond reading: each call reaches the server, this browser's own records, or both. */
export interface Visit {
  pageViewed(place: Place): Promise<void>;
  sendContact(message: ContactMessage, place: Place): Promise<Result<null, SendFailure>>;
  /** On success the lead and the conversion are kept in this browser too, and the download starts. */
  requestGuide(signUp: GuideSignUp, place: Place): Promise<Result<{ downloadUrl: string }, SendFailure>>;
}

export interface VisitDependencies {
  api: PublicApiClient;
  leads: Pick<StoredLeadRepository, 'addSignUp'>;
  conversions: ConversionRepository;
  pageViews: PageViewRepository;
  /** Starts the download of a file of this site. */
  download: (url: string) => void;
  /** Tells an analytics script, where the page has one. */
  announce: (event: ConversionType, details: Record<string, string>) => void;
  /** Records of this browser that could not be kept; the visitor's own action went well. */
  onRecordFailed: (error: unknown) => void;
}

function failureOf(error: unknown): SendFailure {
  if (error instanceof ApiError) return { message: error.message, issues: error.issues };
  throw error;
}

export function createVisit(dependencies: VisitDependencies): Visit {
  const { api, leads, conversions, pageViews, download, announce, onRecordFailed } = dependencies;

  const record = async (kept: readonly Promise<unknown>[]) => {
    for (const outcome of await Promise.allSettled(kept)) {
      if (outcome.status === 'rejected') onRecordFailed(outcome.reason);
    }
  };
  const convert = async (type: ConversionType, source: string, { page, language }: Place, also: Promise<unknown>[]) => {
    announce(type, { page, source, language });
    await record([conversions.add({ type, page, source, language }), ...also]);
  };

  return {
    pageViewed: (place) => record([pageViews.add(place)]),
    async sendContact(message, place) {
      try {
        await api.sendContact({ ...message, ...place });
      } catch (error) {
        return fail(failureOf(error));
      }
      await convert('contact_sent', 'website', place, []);
      return ok(null);
    },
    async requestGuide(signUp, place) {
      const complete = { ...signUp, ...place };
      let downloadUrl: string;
      try {
        ({ downloadUrl } = await api.subscribe(complete));
      } catch (error) {
        return fail(failureOf(error));
      }
      download(downloadUrl);
      await convert('guide_requested', complete.source, place, [leads.addSignUp(complete)]);
      return ok({ downloadUrl });
    },
  };
}
