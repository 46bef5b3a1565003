import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageNotices } from './PageNotices.tsx';

const meta = preview.meta({ title: 'Site/PageNotices', tags: ['stable'], component: PageNotices });

/** Without a connection the page stays; what was pressed works when there is one. */
export const Offline = meta.story({
  args: { shown: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Je bent offline');
    await expect(canvas.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  },
});

/** A part that needs a script whose file did not come. */
export const Failed = meta.story({
  args: { shown: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('kon niet worden geladen');
  },
});

/** Nothing is shown, and nothing is read aloud, while all is well. */
export const Hidden = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
