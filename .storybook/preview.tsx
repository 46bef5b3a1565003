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

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });

/** Views of the console are dense, everything else has the site's sizes, unless the toolbar or the story says otherwise. */
function densityOf(chosen: unknown, ofStory: unknown, title: string): 'site' | 'console' {
  if (chosen === 'site' || chosen === 'console') return chosen;
  if (ofStory === 'site' || ofStory === 'console') return ofStory;
  return title.startsWith('Admin') ? 'console' : 'site';
}

// Storybook reads this call without running it: the order of the stories, and that there are toolbars.
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
        settings={aroundPlays.settingsOf({ id, globals, viewMode, plays: playFunction !== undefined })}
        density={densityOf(globals['density'], parameters['density'], title)}
        frame={parameters['frame'] ?? (/^(Admin|Site)/.test(title) ? 'none' : 'padded')}
        toastsPaused={parameters['toasts'] === 'paused'}
        onSettled={aroundPlays.settled(id)}
      >
        {/* Not on a docs page: the shell is as high as a window. */}
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
    // The guards of an open menu are empty and pass the focus on at once.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-base-ui-focus-guard]'] },
      options: { resultTypes: ['violations'] }, // what passed is not described: that takes longer than judging it
    },
    chromatic: { modes },
    docs,
    options: {
      // Storybook reads this function without running the file: nothing from outside, no type annotations.
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
