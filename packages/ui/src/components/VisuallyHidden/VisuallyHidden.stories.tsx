import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ title: 'Components/VisuallyHidden', tags: ['stable'], component: VisuallyHidden });

/** Read aloud, but invisible. */
export const InAButton = meta.story({
  render: () => (
    <button type="button">
      ×<VisuallyHidden> sluit</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('× sluit');
  },
});
