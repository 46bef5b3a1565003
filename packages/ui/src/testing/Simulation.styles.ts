import { createGlobalStyle } from 'styled-components';
import { colorVariable } from '../tokens/color.ts';
import { type ColorRole, colorRoles } from '../tokens/roles.ts';

/** In forced colours everything is text on canvas, but for these. */
const systemColours: Partial<Record<ColorRole, string>> = {
  link: 'LinkText',
  focus: 'Highlight',
  control: 'ButtonBorder',
  action: 'ButtonFace',
  actionPressed: 'Highlight',
  onAction: 'ButtonText',
  strong: 'Highlight',
  strongPressed: 'Highlight',
  onStrong: 'HighlightText',
  onStrongQuiet: 'HighlightText',
  dangerFill: 'ButtonFace',
  dangerFillPressed: 'Highlight',
  onDangerFill: 'ButtonText',
  chartBar: 'CanvasText',
  chartSecond: 'GrayText',
  chartDeep: 'CanvasText',
};
const grounds = new Set<ColorRole>([
  ...(['page', 'surface', 'band', 'raised', 'tint', 'rowHover', 'field', 'deep', 'ink', 'toast', 'scrim'] as const),
  ...(['successTint', 'warningTint', 'dangerTint', 'errorTint', 'chartTrack', 'flagTint'] as const),
  ...(['land', 'water', 'hillsNear', 'hillsFar', 'city', 'shadeFar', 'shadeNear'] as const),
]);

const forced = colorRoles
  .map((role) => `${colorVariable(role)}: ${systemColours[role] ?? (grounds.has(role) ? 'Canvas' : 'CanvasText')};`)
  .join(' ');

/**
 * What the toolbars pretend: a dark high-contrast scheme and the wish for less motion. A page cannot switch the real
 * media features on for itself, so rules under `forced-colors` do not take part; the suite emulates the real thing.
 */
export const Simulation = createGlobalStyle`
:root[data-theme='forced'], :root[data-theme='forced'] [data-band] { color-scheme: dark; ${forced} }
/* The frame of a docs page has colours of its own. */
:root[data-theme='forced'] :is(.sbdocs-wrapper, .sbdocs-preview) { background: Canvas !important; }
:root[data-theme='forced'] * { box-shadow: none !important; text-shadow: none !important; }
:root[data-reduced-motion] :is(*, *::before, *::after) {
  animation-duration: 0.01ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0.01ms !important;
}
`;
