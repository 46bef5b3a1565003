import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../staleness.ts';
import { appFiles } from './imports.ts';
import { readParts } from './parts.ts';
import { unpassedProps } from './unpassedProps.ts';

const shared = /^packages\/ui\/src\/(?:components|charts|forms|art|admin|site)\//;

test('every optional prop of a part is passed by a screen, an app or another part', () => {
  const files = [...appFiles].map((file) => readParts(file));
  const idle = unpassedProps(files)
    .map((prop) => ({ ...prop, file: path.relative(root, prop.file) }))
    .filter(({ file }) => shared.test(file))
    .map(
      ({ name, file, line }) =>
        `${file}:${line}: no code of an app passes \`${name}\`. Pass it where a screen needs it, or remove it with its stories, pictures, documentation and words.`,
    );
  expect(idle).toEqual([]);
});

/** The props of `Badge` that this use does not pass. */
function left(
  use: string,
  badge = "export interface BadgeProps extends ComponentProps<'p'> { tone?: string; icon?: string }",
) {
  const part = `${badge}\nexport function Badge({ tone, icon }: BadgeProps) { return null; }`;
  const files = { 'a/Badge.tsx': part, 'a/Screen.tsx': `import { Badge } from './Badge.tsx';\n${use}` };
  const read = Object.entries(files).map(([file, text]) => readParts(file, text));
  return unpassedProps(read).map(({ name, file, line }) => `${file}:${line} ${name}`);
}

describe('the check itself', () => {
  test('finds what nobody passes, and leaves HTML attributes alone', () => {
    expect(left('export const screen = <Badge tone="danger" />;')).toEqual(['a/Badge.tsx:1 icon']);
    expect(left('export const screen = <Badge><b /></Badge>;')).toEqual(['a/Badge.tsx:1 tone', 'a/Badge.tsx:1 icon']);
  });

  test('finds it in a base, an intersection and what is picked', () => {
    const base = 'interface Look { tone?: string }\n';
    const found = ['a/Badge.tsx:1 tone'];
    expect(left('<Badge />;', `${base}export interface BadgeProps extends Look {}`)).toEqual(found);
    expect(left('<Badge />;', `${base}type BadgeProps = Look & { icon: string };`)).toEqual(found);
    expect(left('<Badge />;', `${base}type BadgeProps = Pick<Look, 'tone'>;`)).toEqual(found);
    expect(left('<Badge />;', `${base}type BadgeProps = Omit<Look, 'tone'>;`)).toEqual([]);
  });

  test('counts children, and the part under another name', () => {
    expect(left('<Badge>a</Badge>;', 'interface BadgeProps { children?: string }')).toEqual([]);
    expect(left('const Red = styled(Badge)`color: red`; <Red tone="a" icon="b" />;')).toEqual([]);
    expect(
      left('const Red = styled(Badge)`color: red`; <Red />;', 'interface BadgeProps { className?: string }'),
    ).toEqual([]);
    expect(left('const Late = lazy(async () => ({ default: Badge })); <Late tone="a" />;')).toEqual([
      'a/Badge.tsx:1 icon',
    ]);
  });

  test('takes a spread, and a part that is handed on, for all props', () => {
    expect(left('<Badge {...props} />;')).toEqual([]);
    expect(left('draw(Badge);')).toEqual([]);
  });
});
