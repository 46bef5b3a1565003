import type { KeyValueStore } from '@fnc/domain';
import type { FormDraft, Typed } from '@fnc/ui/site';

/** Storage keys of everything that is not a domain record; the privacy statement names each. */
export const keptKeys = { language: 'i18nextLng', guideOffer: 'guide_offered', drafts: 'form_drafts' } as const;

type Store = () => KeyValueStore;

/** Without storage, or with a full one, nothing is kept, and no error is shown. */
function read(store: Store, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

function keep(store: Store, key: string, text: string | null): void {
  try {
    if (text === null) store().removeItem(key);
    else store().setItem(key, text);
  } catch {
    // Keeping is optional, as above.
  }
}

export interface GuideOfferRecord {
  wasSeen: () => boolean;
  keepSeen: () => void;
}

/** Whether the guide was offered in this browser. */
export function createGuideOfferRecord(store: Store): GuideOfferRecord {
  return {
    wasSeen: () => read(store, keptKeys.guideOffer) !== null,
    keepSeen: () => keep(store, keptKeys.guideOffer, 'yes'),
  };
}

type FormKind = 'contact' | 'guide';
export type FormDrafts = Readonly<Record<FormKind, FormDraft>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function textsIn(value: unknown): Typed {
  const texts = Object.entries(isObject(value) ? value : {}).filter(
    ([, text]) => typeof text === 'string' && text !== '',
  );
  return Object.fromEntries(texts) as Typed;
}

/** One draft per kind of form, by field; an empty draft is removed. */
export function createDrafts(store: Store): FormDrafts {
  const all = () => parsed(read(store, keptKeys.drafts));
  const put = (form: FormKind, typed: Typed) => {
    const { [form]: _before, ...others } = all();
    const next = Object.keys(typed).length === 0 ? others : { ...others, [form]: typed };
    keep(store, keptKeys.drafts, Object.keys(next).length === 0 ? null : JSON.stringify(next));
  };
  const draftOf = (form: FormKind): FormDraft => {
    const listeners = new Set<(sent: Typed) => void>();
    const stored = () => textsIn(all()[form]);
    return {
      read: stored,
      keep: (typed) => put(form, textsIn({ ...stored(), ...typed })),
      clear: (sent) => {
        put(form, {});
        for (const listener of listeners) listener(sent);
      },
      onClear: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
  return { contact: draftOf('contact'), guide: draftOf('guide') };
}
