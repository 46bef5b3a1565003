import { createGlobalStyle } from 'styled-components';
import { densityStyles } from './density.ts';
import { reset } from './reset.ts';
import { themeVariables } from './themeVariables.ts';

/**
 * The reset and every token as a CSS variable. Render it once, at the root. It takes no props: the theme and the density
 * are attributes of `<html>` (`data-theme`, absent for the system's choice; `data-density="console"`).
 * The fonts come with `@fnc/ui/fonts.css`.
 */
export const ThemeStyles = createGlobalStyle`
${themeVariables}
${densityStyles}
${reset}
`;
