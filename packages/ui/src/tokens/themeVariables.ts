import { colorVariable } from './color.ts';
import type { ColorRole } from './roles.ts';
import { dark, deepBand, inkBand, light } from './themes.ts';

const variables = (colors: Partial<Record<ColorRole, string>>): string =>
  Object.entries(colors)
    .map(([role, value]) => `${colorVariable(role as ColorRole)}: ${value};`)
    .join(' ');

/**
 * Light unless `data-theme="dark"`, or no theme is set and the system is dark. A band changes the roles of its content.
 */
export const themeVariables = `
:root, [data-theme='light'] { color-scheme: light; ${variables(light)} }
[data-theme='dark'] { color-scheme: dark; ${variables(dark)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; ${variables(dark)} } }
@media print { :root { color-scheme: light; ${variables(light)} } }
[data-band='deep'] { ${variables(deepBand)} }
[data-band='ink'] { ${variables(inkBand)} }
`;
