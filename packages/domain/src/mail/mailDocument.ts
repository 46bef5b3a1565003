import type { Language } from '../shared/language.ts';

/** A part of a mail's body. All text is plain: the renderers escape it. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A mail has one main button; any other one is `quiet`. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string; readonly quiet?: boolean }
  /** Someone's own words, line breaks kept. */
  | { readonly kind: 'quote'; readonly text: string }
  /** A line each: an address to go to, and what is there. */
  | {
      readonly kind: 'links';
      readonly items: readonly { readonly label: string; readonly href: string; readonly text: string }[];
    }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] };

/** What a mail says, before it is dressed as HTML or as plain text. */
export interface MailDocument {
  readonly language: Language;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preheader: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader gets this mail. */
  readonly reason: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** A mail that only lacks its addresses. */
export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
