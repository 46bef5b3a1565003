import { densityStyles } from '@fnc/ui/tokens/density.ts';
import { themeVariables } from '@fnc/ui/tokens/themeVariables.ts';
import { designTokens } from './designTokens.ts';

const oneALine = (css: string) => css.replaceAll(/;\s+(?=--)/g, ';\n  ').trim();

/** Files for whoever does not write TypeScript, by their path from the root. */
export const publishedTokens = (): Readonly<Record<string, string>> => ({
  'packages/ui/tokens/fnc.tokens.json': `${JSON.stringify(designTokens(), null, 2)}\n`,
  'packages/ui/tokens/variables.css': `/* Made by npm run build:tokens. */\n${oneALine(themeVariables)}\n${oneALine(densityStyles)}\n`,
});
