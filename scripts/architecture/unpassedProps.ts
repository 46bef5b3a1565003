import type { TSSignature, TSType } from 'oxc-parser';
import type { PartFile } from './parts.ts';

/** A prop at its declaration: components that share an interface share its props. */
export interface Prop {
  readonly name: string;
  readonly optional: boolean;
  readonly file: string;
  readonly line: number;
}

/** The names in `'a' | 'b'`. */
function literalsIn(type: TSType | undefined): ReadonlySet<string> {
  const all = type?.type === 'TSUnionType' ? type.types : [type];
  return new Set(
    all.flatMap((each) =>
      each?.type === 'TSLiteralType' && each.literal.type === 'Literal' ? [String(each.literal.value)] : [],
    ),
  );
}

/** The props of components with types of this repository; those of HTML attributes and libraries are ignored. */
class Props {
  readonly #files: ReadonlyMap<string, PartFile>;
  readonly #known = new Map<string, Prop>();

  constructor(files: ReadonlyMap<string, PartFile>) {
    this.#files = files;
  }

  /** The props of the component that has this name in a file, whichever file defines it. */
  ofPart(name: string, at: PartFile): readonly Prop[] {
    const props = at.parts.get(name);
    if (props) return this.#ofType(props, at);
    const aliased = at.aliases.get(name) ?? [name];
    return aliased.flatMap((part) => (part === name ? this.#ofPartElsewhere(part, at) : this.ofPart(part, at)));
  }

  #ofPartElsewhere(name: string, at: PartFile): readonly Prop[] {
    const origin = at.imported.get(name);
    const written = origin && this.#files.get(origin.file);
    if (written) return this.ofPart(origin.name, written);
    // Imported dynamically: found by its own name.
    return [...this.#files.values()].flatMap((file) => (file.parts.has(name) ? this.ofPart(name, file) : []));
  }

  #ofType(type: TSType, at: PartFile): readonly Prop[] {
    if (type.type === 'TSTypeLiteral') return this.#written(type.members, at);
    if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
      return type.types.flatMap((each) => this.#ofType(each, at));
    }
    if (type.type === 'TSTypeQuery') {
      return type.exprName.type === 'Identifier' ? this.ofPart(type.exprName.name, at) : [];
    }
    if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
    const { name } = type.typeName;
    const own = this.#ofNamedType(name, at);
    const [first, second] = type.typeArguments?.params ?? [];
    if (own.length > 0 || first === undefined) return own;
    const names = literalsIn(second);
    const all = this.#ofType(first, at);
    if (name === 'Omit') return all.filter((prop) => !names.has(prop.name));
    return name === 'Pick' ? all.filter((prop) => names.has(prop.name)) : all;
  }

  #ofNamedType(name: string, at: PartFile): readonly Prop[] {
    const bases = at.madeFrom.get(name);
    if (bases) {
      return [...this.#written(at.members.get(name) ?? [], at), ...bases.flatMap((base) => this.#ofType(base, at))];
    }
    const origin = at.imported.get(name);
    const written = origin && this.#files.get(origin.file);
    return written ? this.#ofNamedType(origin.name, written) : [];
  }

  #written(signatures: readonly TSSignature[], { file, lineOf }: PartFile): readonly Prop[] {
    return signatures.flatMap((signature) => {
      if (signature.type !== 'TSPropertySignature' && signature.type !== 'TSMethodSignature') return [];
      const { key, optional, start } = signature;
      const place = `${file} ${start}`;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const prop = this.#known.get(place) ?? { name, optional, file, line: lineOf(start) };
      this.#known.set(place, prop);
      return [prop];
    });
  }
}

/** The optional props of components in these files that none of these files passes. */
export function unpassedProps(files: readonly PartFile[]): readonly Prop[] {
  const props = new Props(new Map(files.map((each) => [each.file, each])));
  const all = new Set(files.flatMap((file) => [...file.parts.keys()].flatMap((part) => props.ofPart(part, file))));
  for (const file of files) {
    for (const { part, passed, anything } of file.uses) {
      for (const prop of props.ofPart(part, file)) if (anything || passed.includes(prop.name)) all.delete(prop);
    }
  }
  return [...all].filter(({ optional }) => optional);
}
