import preview from '../../../../../.storybook/preview.tsx';
import { LogoMark } from './LogoMark.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/LogoMark',
  tags: ['stable'],
  component: LogoMark,
  args: { size: 80 },
});

export const Light = meta.story();
