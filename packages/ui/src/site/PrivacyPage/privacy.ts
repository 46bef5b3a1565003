import type { Language } from '@fnc/domain';

/** Raise both whenever the words of either language change. */
export const privacyVersion = { number: '1.5', date: '2026-11-23' } as const;

/** In the order of the page; also the anchors, the same in both languages. */
export const privacySections = [
  'controller',
  'data',
  'purposes',
  'device',
  'recipients',
  'retention',
  'rights',
  'required',
  'changes',
  'imprint',
] as const;
export type PrivacySectionId = (typeof privacySections)[number];

/** A name and what is said of it. The name may carry `<code>`. */
interface PrivacyFact {
  readonly name: string;
  readonly text: string;
}

export interface PrivacyTableText {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Each as long as `columns`; the first cell heads the row. */
  readonly rows: readonly (readonly string[])[];
}

/** A `text` may carry the links `<mail>`, `<phone>`, `<authority>`, `<imprint>`, `<rights>` and
 * `<unsubscribe>`. */
export type PrivacyBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Set apart with a rule: what must not be missed. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly PrivacyFact[] }
  | ({ readonly kind: 'table' } & PrivacyTableText)
  /** The company's own particulars. */
  | { readonly kind: 'identity' };

export interface PrivacyStatement {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  /** `version`: the word before the number. */
  readonly version: string;
  readonly briefTitle: string;
  readonly brief: readonly PrivacyFact[];
  readonly contentsTitle: string;
  readonly identity: Record<'name' | 'founder' | 'address' | 'email' | 'phone' | 'kvk' | 'vat', string>;
  readonly sections: Record<PrivacySectionId, { readonly title: string; readonly blocks: readonly PrivacyBlock[] }>;
}
