import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Simulation } from '../../testing/Simulation.styles.ts';
import { storyI18n } from '../../testing/storyI18n.ts';
import { applySettings, settingsFrom } from '../../testing/storySettings.ts';
import { ThemeStyles } from '../../tokens/ThemeStyles.tsx';
import { storybookThemes } from '../storybookThemes.ts';
import { Prose } from './DocsFrame.styles.ts';
import { useGlobals } from './useGlobals.ts';

/** Around every docs page: the product's type and colours, turned by the toolbars like a story. */
export function DocsFrame({ context, children }: ComponentProps<typeof DocsContainer>) {
  const { language, theme, motion, textSize } = settingsFrom(useGlobals(context.channel));
  useLayoutEffect(() => {
    applySettings(document.documentElement, { language, theme, motion, textSize });
    void storyI18n.changeLanguage(language);
  }, [language, theme, motion, textSize]);
  return (
    <I18nextProvider i18n={storyI18n}>
      <ThemeStyles />
      <Simulation />
      <DocsContainer context={context} theme={theme === 'light' ? storybookThemes.light : storybookThemes.dark}>
        <Prose data-density="site">{children}</Prose>
      </DocsContainer>
    </I18nextProvider>
  );
}
