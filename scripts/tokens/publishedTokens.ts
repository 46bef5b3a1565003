import { favicon } from '@fnc/ui/art/LogoMark/icons.ts';
import { densityStyles } from '@fnc/ui/tokens/density.ts';
import { themeVariables } from '@fnc/ui/tokens/themeVariables.ts';
import { designTokens } from './designTokens.ts';
import { mailColorsModule } from './mailColors.ts';

const oneALine = (css: string) => css.replaceAll(/;\s+(?=--)/g, ';\n  ').trim();

/**
 * Files for tools that cannot import the tokens (design tools, plain CSS, mails, a static file), by path from the root.
 */
export const publishedTokens = (): Readonly<Record<string, string>> => ({
  'packages/ui/tokens/fnc.tokens.json': `${JSON.stringify(designTokens(), null, 2)}\n`,
  'packages/ui/tokens/variables.css': `/* Made by npm run build:tokens. */\n${oneALine(themeVariables)}\n${oneALine(densityStyles)}\n`,
  'packages/domain/src/mail/mailColors.data.ts': mailColorsModule(),
  'apps/site/public/favicon.svg': favicon,
});
