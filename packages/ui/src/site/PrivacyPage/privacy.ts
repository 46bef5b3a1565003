import type { Language } from '@fnc/domain';

/** Raise both whenever the text of either language changes. */
export const privacyVersion = { number: '1.5', date: '2026-11-23' } as const;

/** In page order; also the anchors, equal in both languages. */
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

/** A name and its text. The name may contain `<code>`. */
interface PrivacyFact {
  readonly name: string;
  readonly text: string;
}

export interface PrivacyTableText {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Each as long as `columns`; the first cell is the row's header. */
  readonly rows: readonly (readonly string[])[];
}

/** A `text` may contain the links `<mail>`, `<phone>`, `<authority>`, `<imprint>`, `<rights>` and
 * `<unsubscribe>`. */
export type PrivacyBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Highlighted by a rule: readers must not miss it. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly PrivacyFact[] }
  | ({ readonly kind: 'table' } & PrivacyTableText)
  /** The company's details. */
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
