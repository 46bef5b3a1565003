import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type PageNotice, PageNotices } from './PageNotices.tsx';

const meta = preview.meta({ title: 'Site/PageNotices', tags: ['stable'], component: PageNotices });

/** Like the page's own scripts. */
const show = (canvasElement: HTMLElement, notice: PageNotice) =>
  canvasElement.querySelector(`[data-notice="${notice}"]`)?.removeAttribute('hidden');

/** Without a connection the page stays; pressed buttons work once it is back. */
export const Offline = meta.story({
  play: async ({ canvas, canvasElement }) => {
    show(canvasElement, 'offline');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Je bent offline');
    await expect(canvas.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  },
});

/** A part needs a script whose file could not be fetched. */
export const Failed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    show(canvasElement, 'failed');
    await expect(canvas.getByRole('alert')).toHaveTextContent('kon niet worden geladen');
  },
});

/** Without problems nothing is shown or read aloud. */
export const Hidden = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
