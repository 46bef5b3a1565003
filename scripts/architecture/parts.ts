import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Expression,
  type JSXOpeningElement,
  type Node,
  parseSync,
  type Span,
  type TSSignature,
  type TSType,
  Visitor,
} from 'oxc-parser';
import { entries } from './imports.ts';

/** A JSX element that passes props to a component. */
interface Use {
  /** The local name of the component. */
  readonly part: string;
  readonly passed: readonly string[];
  /** Spread props, or the component used as a value: the passed props are unknown. */
  readonly anything: boolean;
}

/** The components of a file: functions with a capitalised name that take props. */
export interface PartFile {
  readonly file: string;
  /** Local name → file and name of the import. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly members: ReadonlyMap<string, readonly TSSignature[]>;
  /** The types that a type consists of: the bases of an interface, the right side of an alias. */
  readonly madeFrom: ReadonlyMap<string, readonly TSType[]>;
  /** The props type of each component defined here. */
  readonly parts: ReadonlyMap<string, TSType>;
  /** `const Row = styled(Part)` and `const Row = lazy(… Part …)`: a use of one is a use of the other. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  readonly uses: readonly Use[];
  readonly lineOf: (at: number) => number;
}

const isPartName = (name: string) => /^[A-Z]/.test(name);

/** `Name` of `<Name />` and of `<module.Name />`. */
function partOf({ name }: JSXOpeningElement): string {
  if (name.type === 'JSXIdentifier') return name.name;
  return name.type === 'JSXMemberExpression' ? name.property.name : '';
}

function useOf(element: JSXOpeningElement, hasChildren: boolean): Use {
  const { attributes } = element;
  const passed = attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? [attribute.name.name] : [],
  );
  return {
    part: partOf(element),
    passed: hasChildren ? [...passed, 'children'] : passed,
    anything: attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
  };
}

/** The function that wraps a component under a new name: `styled` or `lazy`. */
function wrapperOf(init: Expression | null): string | undefined {
  if (init?.type === 'TaggedTemplateExpression') return wrapperOf(init.tag);
  return init?.type === 'CallExpression' && init.callee.type === 'Identifier' ? init.callee.name : undefined;
}

const typeOf = (param: Node | undefined): TSType | null =>
  param && 'typeAnnotation' in param && param.typeAnnotation?.type === 'TSTypeAnnotation'
    ? param.typeAnnotation.typeAnnotation
    : null;

function importsOf(file: string, { staticImports }: ReturnType<typeof parseSync>['module']): PartFile['imported'] {
  const found = staticImports.flatMap(({ moduleRequest: { value: from }, entries: names }) =>
    names.flatMap(({ importName, localName }) => {
      const name = importName.name ?? localName.value;
      const written = from.startsWith('.') ? path.join(path.dirname(file), from) : entries[from]?.get(name);
      return written === undefined ? [] : [[localName.value, { file: written, name }] as const];
    }),
  );
  return new Map(found);
}

export function readParts(file: string, text = readFileSync(file, 'utf8')): PartFile {
  const { program, module } = parseSync(file, text);
  const members = new Map<string, readonly TSSignature[]>();
  const madeFrom = new Map<string, readonly TSType[]>();
  const parts = new Map<string, TSType>();
  const uses: Use[] = [];
  const wrapped: (Span & { alias: string; wrapper: string })[] = [];
  const said = new Map<number, string>();
  const onlyNamed = new Set<number>();
  const addPart = (id: { name: string; start: number } | null, params: readonly Node[]) => {
    const props = typeOf(params[0]);
    if (id) onlyNamed.add(id.start);
    if (id && isPartName(id.name) && props) parts.set(id.name, props);
  };
  new Visitor({
    TSInterfaceDeclaration({ id, body, extends: bases }) {
      members.set(id.name, body.body);
      // A base is parsed as an expression, but means a type reference.
      madeFrom.set(
        id.name,
        bases.map(({ expression, ...base }) => ({ ...base, type: 'TSTypeReference', typeName: expression as never })),
      );
    },
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      madeFrom.set(id.name, [typeAnnotation]);
    },
    FunctionDeclaration: ({ id, params }) => addPart(id, params),
    FunctionExpression: ({ id, params }) => addPart(id, params),
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return;
      addPart(id, init?.type === 'ArrowFunctionExpression' ? init.params : []);
      const wrapper = wrapperOf(init);
      if (init && (wrapper === 'styled' || wrapper === 'lazy')) {
        wrapped.push({ start: init.start, end: init.end, alias: id.name, wrapper });
      }
    },
    ImportDeclaration({ specifiers }) {
      for (const { start, local } of specifiers) onlyNamed.add(start).add(local.start);
    },
    ExportSpecifier({ local, exported }) {
      onlyNamed.add(local.start).add(exported.start);
    },
    TSTypeQuery({ exprName }) {
      onlyNamed.add(exprName.start);
    },
    TSTypeReference({ typeName }) {
      onlyNamed.add(typeName.start);
    },
    Identifier({ name, start }) {
      if (isPartName(name)) said.set(start, name);
    },
    JSXElement({ openingElement, children }) {
      uses.push(useOf(openingElement, children.length > 0));
    },
  }).visit(program);
  const aliases = new Map<string, readonly string[]>();
  for (const [at, part] of said) {
    const wrap = wrapped.find(({ start, end }) => start <= at && at < end);
    if (wrap) {
      aliases.set(wrap.alias, [...(aliases.get(wrap.alias) ?? []), part]);
      if (wrap.wrapper === 'styled') uses.push({ part, passed: ['className'], anything: false });
    } else if (!onlyNamed.has(at)) {
      uses.push({ part, passed: [], anything: true });
    }
  }
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  return { file, imported: importsOf(file, module), members, madeFrom, parts, aliases, uses, lineOf };
}
