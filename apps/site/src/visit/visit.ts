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
import type { StoredSignUps } from '@fnc/domain/storage';
import type { SendFailure } from '@fnc/ui/site';

/** The page of an event. */
interface Place {
  /** Path without query. */
  page: string;
  language: Language;
}

/** A visitor's actions beyond reading: each call reaches the server, this browser's own records, or both. */
export interface Visit {
  pageViewed(place: Place): Promise<void>;
  sendContact(message: ContactMessage, place: Place): Promise<Result<null, SendFailure>>;
  /** On success this browser also stores the lead and the conversion, and the download starts. */
  requestGuide(signUp: GuideSignUp, place: Place): Promise<Result<{ downloadUrl: string }, SendFailure>>;
  /** Whether somebody asked for the guide in this browser before. */
  hasRequestedGuide(): Promise<boolean>;
  /** The visitor changed an input of the calculator; counted once per loaded page. */
  calculatorUsed(place: Place): void;
  /** Returns the sentence to show, which is the same when this was done before. */
  unsubscribe(token: string): Promise<Result<string, SendFailure>>;
  /** Undoes it by the same link. */
  resubscribe(token: string): Promise<Result<string, SendFailure>>;
  /** Returns the sentence to show, which is the same when this was done before. */
  confirmNewsletter(token: string): Promise<Result<string, SendFailure>>;
  /** Returns the sentence to show, which does not depend on whether the address is known. */
  requestUnsubscribeLink(email: string, language: Language): Promise<Result<string, SendFailure>>;
}

export interface VisitDependencies {
  api: PublicApiClient;
  leads: StoredSignUps;
  conversions: ConversionRepository;
  pageViews: PageViewRepository;
  /** Starts the download of a file of this site. */
  download: (url: string) => void;
  /** Adds one to the server's daily counts. */
  countCalculatorUsed: (page: string, language: Language) => void;
  /** Records that this browser could not store; the visitor's action succeeded. */
  onRecordFailed: (error: unknown) => void;
}

function failureOf(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) throw error;
  const { message, code, issues, status, retryAfterSeconds } = error;
  const asksToRetry = status === 503 && retryAfterSeconds !== null;
  return { message, code, issues, ...(asksToRetry ? { retryAfterSeconds } : {}) };
}

async function said(call: Promise<{ message: string }>): Promise<Result<string, SendFailure>> {
  try {
    return ok((await call).message);
  } catch (error) {
    return fail(failureOf(error));
  }
}

/** This browser's record of the sign-up: without name, e-mail and phone, because a browser may be shared. */
const withoutPerson = ({ phone: _phone, ...signUp }: GuideSignUp): GuideSignUp => ({ ...signUp, name: '', email: '' });

export function createVisit(dependencies: VisitDependencies): Visit {
  const { api, leads, conversions, pageViews, download, onRecordFailed } = dependencies;
  let calculatorCounted = false;

  const record = async (kept: readonly Promise<unknown>[]) => {
    for (const outcome of await Promise.allSettled(kept)) {
      if (outcome.status === 'rejected') onRecordFailed(outcome.reason);
    }
  };
  const convert = async (type: ConversionType, source: string, { page, language }: Place, also: Promise<unknown>[]) => {
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
      await convert('guide_requested', complete.source, place, [leads.addSignUp(withoutPerson(complete))]);
      return ok({ downloadUrl });
    },
    async hasRequestedGuide() {
      const converted = await conversions.list();
      return converted.some(({ type }) => type === 'guide_requested') || (await leads.hasAny());
    },
    calculatorUsed({ page, language }) {
      if (calculatorCounted) return;
      calculatorCounted = true;
      dependencies.countCalculatorUsed(page, language);
    },
    unsubscribe: (token) => said(api.unsubscribe(token)),
    resubscribe: (token) => said(api.resubscribe(token)),
    confirmNewsletter: (token) => said(api.confirmNewsletter(token)),
    requestUnsubscribeLink: (email, language) => said(api.requestUnsubscribeLink({ email, language })),
  };
}
