import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type PageNotice, PageNotices } from './PageNotices.tsx';

const meta = preview.meta({ title: 'Site/PageNotices', tags: ['stable'], component: PageNotices });

/** As the page's own scripts do it. */
const show = (canvasElement: HTMLElement, notice: PageNotice) =>
  canvasElement.querySelector(`[data-notice="${notice}"]`)?.removeAttribute('hidden');

/** Without a connection the page stays; what was pressed works when there is one. */
export const Offline = meta.story({
  play: async ({ canvas, canvasElement }) => {
    show(canvasElement, 'offline');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Je bent offline');
    await expect(canvas.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  },
});

/** A part that needs a script whose file did not come. */
export const Failed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    show(canvasElement, 'failed');
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
