import { dark, light } from '@fnc/ui/tokens/themes.ts';

/** The roles that mails need. Mail programs do not support CSS variables, so mails contain the values. */
const mailColors = {
  mailColors: {
    page: light.page,
    surface: light.surface,
    text: light.text,
    quiet: light.textQuiet,
    heading: light.heading,
    link: light.link,
    line: light.line,
    tint: light.tint,
    action: light.action,
    onAction: light.onAction,
  },
  mailDarkColors: {
    page: dark.page,
    surface: dark.surface,
    text: dark.text,
    quiet: dark.textQuiet,
    heading: dark.heading,
    link: dark.link,
    line: dark.hairline,
    tint: dark.tint,
  },
};

const written = (name: string, colors: Readonly<Record<string, string>>): string =>
  `export const ${name} = {\n${Object.entries(colors)
    .map(([role, value]) => `  ${role}: '${value}',\n`)
    .join('')}} as const;\n`;

/** Source of a module in packages/domain, which must not import packages/ui. */
export const mailColorsModule = (): string =>
  [
    '// Made by npm run build:tokens from packages/ui/src/tokens: change a colour there.\n',
    ...Object.entries(mailColors).map(([name, colors]) => written(name, colors)),
  ].join('\n');
