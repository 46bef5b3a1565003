import preview from '../../../../../.storybook/preview.tsx';
import { CheckSeal } from './CheckSeal.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/CheckSeal',
  tags: ['stable'],
  component: CheckSeal,
  args: { size: 80 },
});

export const Light = meta.story();
