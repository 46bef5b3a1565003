import '@fnc/ui/fonts.css';
import { type StoryLanguage, StoryFrame } from '@fnc/ui/testing';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });

const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  smallPhone: { name: 'Small phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

const toolbar = (title: string, icon: 'globe' | 'contrast', items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: { language: 'nl', theme: 'light' },
  globalTypes: {
    language: toolbar('Language', 'globe', [
      { value: 'nl', title: 'Nederlands' },
      { value: 'en', title: 'English' },
      { value: 'long', title: 'Pseudo-long (× 1.4)' },
    ]),
    theme: toolbar('Theme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
  },
  decorators: [
    // Views of the console are dense, everything else has the site's sizes, unless the story says otherwise.
    (Story, { globals, parameters, title }) => (
      <StoryFrame
        language={(globals['language'] as StoryLanguage | undefined) ?? 'nl'}
        theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
        density={parameters['density'] ?? (title.startsWith('Admin') ? 'console' : 'site')}
        frame={parameters['frame'] ?? (/^(Admin|Site)/.test(title) ? 'none' : 'padded')}
        toastsPaused={parameters['toasts'] === 'paused'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    // The guards of an open menu are empty and pass the focus on at once.
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] } },
    viewport: { options: viewports },
    options: { storySort: { order: ['Tokens', 'Components', 'Forms', 'Art', 'Site', 'Admin'] } },
  },
});
