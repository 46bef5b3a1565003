import path from 'node:path';

type Named = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly error: string };

/** The name from the arguments of `npm run new:component --`, such as `Rating`. @param taken  existing folders */
export function readName(typed: readonly string[], taken: readonly string[]): Named {
  const [name] = typed;
  if (name === undefined || typed.length > 1)
    return { ok: false, error: 'Say one name: npm run new:component -- Rating' };
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    return { ok: false, error: `"${name}" is no name of a component: capitals begin its words, as in StarRating.` };
  const same = taken.find((folder) => folder.toLowerCase() === name.toLowerCase());
  if (same !== undefined) return { ok: false, error: `${same} is there already: packages/ui/src/components/${same}` };
  return { ok: true, name };
}

const view = (name: string) => `import type { ReactNode } from 'react';
import { ${name}Frame } from './${name}.styles.ts';

export interface ${name}Props {
  /** What stands in it. */
  children: ReactNode;
}

/** One sentence: what it is for. */
export function ${name}({ children }: ${name}Props) {
  return <${name}Frame>{children}</${name}Frame>;
}
`;

const styles = (name: string) => `import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';

export const ${name}Frame = styled.div\`
  padding: \${space[4]};
  border: 1px solid \${color('line')};
\`;
`;

const stories = (name: string) => `import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: 'Components/${name}',
  tags: ['experimental'],
  component: ${name},
  args: { children: <Say nl="Een voorbeeld" en="An example" /> },
});

/** The first story is the part as it is most. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Een voorbeeld')).toBeVisible();
  },
});
`;

const usage = (name: string) => `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories.tsx';

<Meta of={Stories} name="Usage" />

# ${name}

One sentence: what it is for.

<Canvas of={Stories.Default} />

## When to use

- Where …

## When not

- For …: use …
`;

/** The files of a component, by file name. */
export const componentFiles = (name: string): Readonly<Record<string, string>> => ({
  [`${name}.tsx`]: view(name),
  [`${name}.styles.ts`]: styles(name),
  [`${name}.stories.tsx`]: stories(name),
  [`${name}.mdx`]: usage(name),
});

/** The package's export list with one more name. */
export function withExport(list: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';`;
  return `${list.trimEnd()}\n${line}\n`;
}

export const componentFolder = (name: string) => path.join('packages/ui/src/components', name);
