import { palette } from '@fnc/ui/tokens/palette.ts';

/** The palette colours that the guide uses. */
const printed = [
  'paper',
  'ink',
  'slate',
  'deep',
  'sea',
  'foam',
  'moss',
  'amber',
  'signal',
  'line',
  'lineStrong',
  'flagTint',
  'deepText',
  'deepLand',
  'deepLine',
  'contourOnDeep',
] as const satisfies readonly (keyof typeof palette)[];

const variable = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The same colours as CSS, under the same names: `deepText` is `var(--deep-text)` in the style sheets. */
export const colourStyles = `:root { ${printed.map((name) => `${variable(name)}: ${palette[name]};`).join(' ')} }`;
