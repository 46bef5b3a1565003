import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Components/Spinner', tags: ['stable'], component: Spinner });

/** Screen readers read only the text next to it. */
export const BesideWords = meta.story({
  render: () => (
    <p role="status" style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Spinner /> <Say nl="Laden…" en="Loading…" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Laden…$/);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
