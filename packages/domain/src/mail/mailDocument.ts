import type { Language } from '../shared/language.ts';

/** A part of a mail's body. All text is plain; the renderers escape it. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A mail has one main button; all others are `quiet`. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string; readonly quiet?: boolean }
  /** Text quoted from a person, with line breaks preserved. */
  | { readonly kind: 'quote'; readonly text: string }
  /** One line per link: its label and URL. */
  | {
      readonly kind: 'links';
      readonly items: readonly { readonly label: string; readonly href: string; readonly text: string }[];
    }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] };

/** A mail's content, before it is rendered as HTML or plain text. */
export interface MailDocument {
  readonly language: Language;
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preheader: string;
  readonly blocks: readonly MailBlock[];
  /** Why the reader gets this mail. */
  readonly reason: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** A complete mail except for sender and recipient. */
export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
