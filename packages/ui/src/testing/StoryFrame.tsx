import { type ReactNode, useEffect, useLayoutEffect, useReducer } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ToastProvider } from '../components/Toast/ToastProvider.tsx';
import { ThemeStyles } from '../tokens/ThemeStyles.tsx';
import { Simulation } from './Simulation.styles.ts';
import { Frame } from './StoryFrame.styles.ts';
import { storyI18n } from './storyI18n.ts';
import { applySettings, type StorySettings } from './storySettings.ts';

export interface StoryFrameProps {
  settings: StorySettings;
  density: 'site' | 'console';
  /** `shell` is the console's, which the preview puts around the screen. */
  frame: 'padded' | 'none' | 'shell';
  /** Countdowns stand still, for a picture. */
  toastsPaused?: boolean | undefined;
  /** All effects within have run, and what they changed is drawn. Called once; another function is called anew. */
  onSettled?: (() => void) | undefined;
  children: ReactNode;
}

/** The effects of children run first, and what they set is drawn together with what this one sets. */
function useSettled(onSettled: (() => void) | undefined): void {
  const [drawnAfter, drawAfter] = useReducer((_: typeof onSettled, asked: typeof onSettled) => asked, undefined);
  useEffect(() => drawAfter(onSettled), [onSettled]);
  useEffect(() => drawnAfter?.(), [drawnAfter]);
}

/** What an app's root gives its views: words, styles, theme, density and toasts. */
export function StoryFrame({ settings, density, frame, toastsPaused, onSettled, children }: StoryFrameProps) {
  const { language, theme, motion, textSize } = settings;
  useLayoutEffect(() => {
    applySettings(document.documentElement, { language, theme, motion, textSize });
    document.documentElement.dataset['density'] = density;
    void storyI18n.changeLanguage(language);
  }, [language, theme, motion, textSize, density]);
  useLayoutEffect(() => {
    if (toastsPaused !== true) return undefined;
    // Countdowns stand still while nobody sees the page.
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    return () => void Reflect.deleteProperty(document, 'hidden');
  }, [toastsPaused]);
  useSettled(onSettled);
  return (
    <I18nextProvider i18n={storyI18n}>
      <ThemeStyles />
      <Simulation />
      <ToastProvider>
        {/* Also here, because a docs page shows stories of both densities. */}
        <Frame data-frame={frame} data-density={density}>
          {children}
        </Frame>
      </ToastProvider>
    </I18nextProvider>
  );
}
