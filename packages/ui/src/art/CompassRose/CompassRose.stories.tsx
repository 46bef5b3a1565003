import preview from '../../../../../.storybook/preview.tsx';
import { CompassRose } from './CompassRose.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/CompassRose',
  tags: ['stable'],
  component: CompassRose,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Light = meta.story();
