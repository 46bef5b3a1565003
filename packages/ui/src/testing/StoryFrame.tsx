import { type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ToastProvider } from '../components/Toast/ToastProvider.tsx';
import { ThemeStyles } from '../tokens/ThemeStyles.tsx';
import { Frame } from './StoryFrame.styles.ts';
import { type StoryLanguage, storyI18n } from './storyI18n.ts';

export interface StoryFrameProps {
  language: StoryLanguage;
  theme: 'light' | 'dark';
  density: 'site' | 'console';
  frame: 'padded' | 'none';
  /** Countdowns stand still, for a picture. */
  toastsPaused?: boolean | undefined;
  children: ReactNode;
}

/** What an app's root gives its views: words, styles, theme, density and toasts. */
export function StoryFrame({ language, theme, density, frame, toastsPaused, children }: StoryFrameProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language === 'en' ? 'en' : 'nl';
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
    void storyI18n.changeLanguage(language);
  }, [language, theme, density]);
  return (
    <I18nextProvider i18n={storyI18n}>
      <ThemeStyles />
      <ToastProvider paused={toastsPaused}>
        {/* Also here, because a docs page shows stories of both densities. */}
        <Frame data-frame={frame} data-density={density}>
          {children}
        </Frame>
      </ToastProvider>
    </I18nextProvider>
  );
}
