/** What react-docgen says of a type. */
export interface DocgenType {
  readonly name: string;
  readonly raw?: string;
  readonly value?: string;
  readonly elements?: readonly DocgenType[];
}

type Control = { readonly type: 'inline-radio' | 'select' | 'boolean' | 'text' | 'number' };

export interface PropRow {
  readonly summary: string;
  /** `false` where nobody could type a value: elements, icons, functions. */
  readonly control: Control | false;
  readonly options?: readonly string[];
}

const members = (type: DocgenType): readonly DocgenType[] =>
  type.name === 'union' && type.elements !== undefined
    ? type.elements.flatMap(members)
    : [type].filter(({ name }) => name !== 'undefined');

const written = ({ name, raw, value }: DocgenType): string => value ?? raw ?? name;
const primitives: Readonly<Record<string, Control>> = {
  boolean: { type: 'boolean' },
  string: { type: 'text' },
  number: { type: 'number' },
};

/** A row of the prop table: a named union spelt out, without the `undefined` that every optional prop has. */
export function propRow(type: DocgenType): PropRow {
  const all = members(type);
  const summary = all.map(written).join(' | ');
  const [only] = all;
  if (all.length === 1 && only !== undefined && only.name in primitives) {
    return { summary, control: primitives[only.name] ?? false };
  }
  const words = all.every(({ name, value }) => name === 'literal' && /^['"]/.test(value ?? ''));
  if (!words) return { summary, control: false };
  const options = all.map((literal) => written(literal).slice(1, -1));
  return { summary, control: { type: options.length <= 4 ? 'inline-radio' : 'select' }, options };
}
