import { create } from 'storybook/theming/create';
import type { ColorTheme } from '../tokens/roles.ts';
import { dark, light } from '../tokens/themes.ts';
import { radius } from '../tokens/scale.ts';
import { fontFamily } from '../tokens/type.ts';

const mark =
  '<svg width="28" height="28" viewBox="0 0 40 40" fill="none" stroke="currentColor" aria-hidden="true">' +
  '<circle cx="20" cy="20" r="18.6" stroke-width="1.6"/>' +
  '<path d="M27.5 30.5 17.2 21.8 11.5 9.5 22.8 18.2z" stroke-width="1.4" stroke-linejoin="round"/>' +
  '<path d="M11.5 9.5 22.8 18.2 17.2 21.8z" fill="currentColor"/></svg>';

const brandTitle =
  `<span style="display:flex;gap:10px;align-items:center;color:${light.heading};` +
  `font:500 18px/1.2 ${fontFamily.heading.replaceAll("'", '')}">${mark} FNC design system</span>`;

const themeOf = (base: 'light' | 'dark', theme: ColorTheme) =>
  create({
    base,
    brandTitle,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily.text,
    fontCode: fontFamily.code,
    colorPrimary: theme.link,
    colorSecondary: theme.link,
    appBg: theme.page,
    appContentBg: theme.surface,
    appPreviewBg: theme.page,
    appHoverBg: theme.rowHover,
    appBorderColor: theme.hairlineStrong,
    appBorderRadius: Number.parseInt(radius.control, 10),
    textColor: theme.text,
    textInverseColor: theme.surface,
    textMutedColor: theme.textQuiet,
    barBg: theme.surface,
    barTextColor: theme.textQuiet,
    barHoverColor: theme.link,
    barSelectedColor: theme.link,
    inputBg: theme.field,
    inputBorder: theme.control,
    inputTextColor: theme.onField,
    inputBorderRadius: Number.parseInt(radius.control, 10),
    buttonBg: theme.surface,
    buttonBorder: theme.control,
  });

/** Storybook's own frame and docs pages in the product's colours. */
export const storybookThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };
