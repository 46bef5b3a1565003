import { colorGroups, type ColorRole } from '@fnc/ui/tokens/roles.ts';
import { palette } from '@fnc/ui/tokens/palette.ts';
import { breakpoint, layer, motion, radius, space } from '@fnc/ui/tokens/scale.ts';
import { dark, deepBand, inkBand, light } from '@fnc/ui/tokens/themes.ts';
import { fontFamily, fontSize, fontWeight, lineHeight } from '@fnc/ui/tokens/type.ts';

/** A node of the Design Tokens format 2025.10 (designtokens.org): a group, or a token when it has a `$value`. */
interface Node {
  readonly [name: string]: Node | string | number | object;
}

const mapValues = <Value, Out>(of: Readonly<Record<string, Value>>, to: (value: Value, key: string) => Out) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value, key)]));

const share = (byte: number) => Math.round((byte / 255) * 10_000) / 10_000;
const hexOf = (bytes: readonly number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** `#FAF7F2`, or `rgb(12 34 51 / 42%)`. */
export function colorValue(css: string): object {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css);
  const bytes = hex?.slice(1).map((pair) => Number.parseInt(pair, 16)) ?? rgb?.slice(1, 4).map(Number);
  if (bytes === undefined) throw new Error(`${css} is no colour that a design tool reads.`);
  return {
    colorSpace: 'srgb',
    components: bytes.map(share),
    alpha: rgb === null ? 1 : Number(rgb[4]) / 100,
    hex: hexOf(bytes),
  };
}

/** `0.75rem`, `8px`; `null` for a size that depends on the window, which the format cannot express. */
export function dimensionValue(css: string): object | null {
  if (css === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(css) ?? [];
  return value === undefined ? null : { value: Number(value), unit };
}

const nameOfColor = new Map<string, string>(Object.entries(palette).map(([name, value]) => [value, name]));
const meaning: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(colorGroups));

const theme = (colors: Partial<Record<ColorRole, string>>): Node => ({
  $type: 'color',
  ...mapValues(colors as Record<string, string>, (value, role) => ({
    $value: `{palette.${nameOfColor.get(value)}}`,
    $description: meaning[role] ?? '',
  })),
});

const dimensions = (of: Readonly<Record<string, string>>): Node => ({
  $type: 'dimension',
  ...Object.fromEntries(
    Object.entries(of).flatMap(([name, css]) => {
      const value = dimensionValue(css);
      return value === null ? [] : [[name.replace('.', '-'), { $value: value }]]; // a point would be part of a path
    }),
  ),
});

/** Line heights named by a percentage are relative to their text. The format reads a point as part of a path. */
const linesOf = (ofText: boolean) =>
  Object.fromEntries(
    Object.entries(lineHeight)
      .filter(([name]) => name.endsWith('%') === ofText)
      .map(([name, css]) => [name.replace('.', '-'), css]),
  );

const milliseconds = (css: string) => ({ value: Number.parseInt(css, 10), unit: 'ms' });

/** Everything that design tools can import: colours by role, spacing, radii, layers, fonts, motion. */
export const designTokens = (): Node => ({
  palette: { $type: 'color', ...mapValues(palette, (css) => ({ $value: colorValue(css) })) },
  light: theme(light),
  dark: theme(dark),
  'deep-band': theme(deepBand),
  'ink-band': theme(inkBand),
  space: dimensions(mapValues(space, String)),
  radius: dimensions(radius),
  breakpoint: { $type: 'dimension', ...mapValues(breakpoint, (value) => ({ $value: { value, unit: 'px' } })) },
  layer: { $type: 'number', ...mapValues(layer, ($value) => ({ $value })) },
  'font-family': {
    $type: 'fontFamily',
    ...mapValues(fontFamily, (stack) => ({
      $value: stack.split(',').map((name) => name.trim().replaceAll("'", '')),
    })),
  },
  'font-weight': { $type: 'fontWeight', ...mapValues(fontWeight, ($value) => ({ $value })) },
  'font-size': dimensions(fontSize),
  'line-height': dimensions(linesOf(false)),
  'line-height-of-text': {
    $type: 'number',
    ...mapValues(linesOf(true), (value) => ({ $value: Number(value) })),
  },
  duration: { $type: 'duration', ...mapValues(motion, (css) => ({ $value: milliseconds(css) })) },
});
