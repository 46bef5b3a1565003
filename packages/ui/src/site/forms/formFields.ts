import type { TextFieldProps } from '../../components/TextField/TextField.tsx';

/** What a public form asks, however it is drawn: by an app, in a dialog, or by the server for a browser without scripts. */
interface PublicField {
  /** Of the call. */
  readonly name: string;
  readonly kind: 'text' | 'email' | 'tel' | 'paragraphs' | 'profession';
  readonly autoComplete?: string;
  /** A short form asks only for these. */
  readonly required: boolean;
  /** In the catalogue `site`. */
  readonly label: string;
}

/** A list a form, in its order. */
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

/** Nothing typed yet. */
export const emptyOf = <Name extends string>(fields: readonly { readonly name: Name }[]): Record<Name, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>;

/** @param t of the catalogue `site` */
export const labelsOf = <Name extends string, Label extends string>(
  fields: readonly { readonly name: Name; readonly label: Label }[],
  t: (label: Label) => string,
): Record<Name, string> =>
  Object.fromEntries(fields.map(({ name, label }) => [name, t(label)])) as Record<Name, string>;

/** A field of one line, as its kind wants it. */
export interface LineField extends PublicField {
  readonly kind: 'text' | 'email' | 'tel';
}

type LineProps = Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'optional'>;

/** What a line wants of its control, beside its name, its label and its value. */
export const lineProps = ({ kind, autoComplete, required }: LineField): LineProps => ({
  type: kind,
  ...(autoComplete === undefined ? {} : { autoComplete }),
  ...(kind === 'email' ? { inputMode: 'email' } : {}),
  optional: !required,
});
