import type { TextFieldProps } from '../../components/TextField/TextField.tsx';

/** The fields of a public form, in every rendering: by an app, in a dialog, or by the server without scripts. */
interface PublicField {
  /** Name in the call. */
  readonly name: string;
  readonly kind: 'text' | 'email' | 'tel' | 'paragraphs' | 'profession';
  readonly autoComplete?: string;
  /** A short form has only these. */
  readonly required: boolean;
  /** Key in the catalogue `site`. */
  readonly label: string;
}

/** The fields of each form, in order. */
export const contactFields = [
  { name: 'name', kind: 'text', autoComplete: 'name', required: true, label: 'contact.name' },
  { name: 'email', kind: 'email', autoComplete: 'email', required: true, label: 'contact.email' },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', required: false, label: 'contact.phone' },
  { name: 'preferredMoments', kind: 'text', required: false, label: 'contact.preferredMoments' },
  { name: 'message', kind: 'paragraphs', required: true, label: 'contact.message' },
] as const satisfies readonly PublicField[];

export const guideFields = [
  { name: 'name', kind: 'text', autoComplete: 'name', required: true, label: 'guideForm.name' },
  { name: 'email', kind: 'email', autoComplete: 'email', required: true, label: 'guideForm.email' },
  { name: 'profession', kind: 'profession', required: true, label: 'guideForm.profession' },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', required: false, label: 'guideForm.phone' },
] as const satisfies readonly PublicField[];

export const unsubscribeFields = [
  { name: 'email', kind: 'email', autoComplete: 'email', required: true, label: 'unsubscribe.email' },
] as const satisfies readonly PublicField[];

export const requiredIn = <Field extends PublicField>(fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ required }) => required);

export const namesOf = <Name extends string>(fields: readonly { readonly name: Name }[]): readonly Name[] =>
  fields.map(({ name }) => name);

/** Empty values. */
export const emptyOf = <Name extends string>(fields: readonly { readonly name: Name }[]): Record<Name, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>;

/** @param t from the catalogue `site` */
export const labelsOf = <Name extends string, Label extends string>(
  fields: readonly { readonly name: Name; readonly label: Label }[],
  t: (label: Label) => string,
): Record<Name, string> =>
  Object.fromEntries(fields.map(({ name, label }) => [name, t(label)])) as Record<Name, string>;

/** A single-line field of its kind. */
export interface LineField extends PublicField {
  readonly kind: 'text' | 'email' | 'tel';
}

type LineProps = Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'optional'>;

/** A line's control attributes, besides its name, its label and its value. */
export const lineProps = ({ kind, autoComplete, required }: LineField): LineProps => ({
  type: kind,
  ...(autoComplete === undefined ? {} : { autoComplete }),
  ...(kind === 'email' ? { inputMode: 'email' } : {}),
  optional: !required,
});

/**
 * Addresses for forms without JavaScript: the API's calls, which answer a plain post with a page. The fields' `name`s
 * are the API's own.
 */
export const plainPost = {
  contact: '/api/contact',
  guide: '/api/fnc-subscribe',
  unsubscribeLink: '/api/unsubscribe-link',
  resubscribe: '/api/resubscribe',
  confirmNewsletter: '/api/confirm-newsletter',
} as const;
