import '@fnc/ui/fonts.css';
import '@fnc/ui/codeFont.css';
import { StoryFrame, firstSettings } from '@fnc/ui/testing';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { turnOffNeedlessModes } from './chromaticModes.ts';
import { InShell, type InShellProps } from '../packages/ui/src/admin/testing/InShell.tsx';
import { docs } from './docs.tsx';
import { modes } from './modes.ts';
import { aroundPlays } from './aroundPlays.ts';
import { propTable } from './propTable.ts';
import { toolbars } from './toolbars.ts';
import { viewports } from './viewports.ts';

// On a busy machine a story may be slow without being wrong.
configure({ asyncUtilTimeout: 5000 });

/** Console views are dense, everything else has the site's sizes, unless the toolbar or the story sets it. */
function densityOf(chosen: unknown, ofStory: unknown, title: string): 'site' | 'console' {
  if (chosen === 'site' || chosen === 'console') return chosen;
  if (ofStory === 'site' || ofStory === 'console') return ofStory;
  return title.startsWith('Admin') ? 'console' : 'site';
}

// Storybook parses this call without running it, for the order of the stories and the presence of toolbars.
const preview = definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: { ...firstSettings, density: 'own' },
  globalTypes: toolbars,
  argTypesEnhancers: [propTable],
  mount: aroundPlays.mount,
  beforeEach: aroundPlays.beforeEach,
  afterEach: aroundPlays.afterEach,
  decorators: [
    (Story, { id, globals, parameters, title, viewMode, playFunction }) => (
      <StoryFrame
        settings={aroundPlays.settingsOf({ id, globals, viewMode, playFunction })}
        density={densityOf(globals['density'], parameters['density'], title)}
        frame={parameters['frame'] ?? (/^(Admin|Site)/.test(title) ? 'none' : 'padded')}
        toastsPaused={parameters['toasts'] === 'paused'}
        onSettled={aroundPlays.settled(id)}
      >
        {/* Not on a docs page, because the shell is as high as a window. */}
        {parameters['frame'] === 'shell' && viewMode === 'story' ? (
          <InShell current={parameters['place'] as InShellProps['current']}>
            <Story />
          </InShell>
        ) : (
          <Story />
        )}
      </StoryFrame>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    // The focus guards of an open menu are empty and pass the focus on at once.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-base-ui-focus-guard]'] },
      options: {
        resultTypes: ['violations'], // describing passed rules takes longer than checking them
        iframes: false, // axe is not in the frame of a mail, and would wait half a second for its answer
      },
    },
    chromatic: { modes },
    docs,
    options: {
      // Storybook parses this function without running the file: no outer variables, no type annotations.
      storySort: (a, b) => {
        const pages = [
          'Welcome',
          'Colour',
          'Type',
          'Space',
          'Motion',
          'Layout',
          'Iconography',
          'Art',
          'Writing',
          'Patterns',
          '',
        ];
        const sections = ['Components', 'Charts', 'Forms', 'Site', 'Admin'];
        const order = [...pages.map((page) => `Foundations/${page}`), ...sections];
        const rank = (title = '') => order.findIndex((start) => title.startsWith(start));
        return (
          rank(a.title) - rank(b.title) ||
          a.title.split('/').length - b.title.split('/').length ||
          a.title.localeCompare(b.title) ||
          Number(b.name === 'Docs') - Number(a.name === 'Docs') ||
          Number(b.name === 'Usage') - Number(a.name === 'Usage')
        );
      },
    },
    viewport: { options: viewports },
  },
});

turnOffNeedlessModes(preview);

export default preview;
