import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Components/ButtonLink',
  tags: ['stable'],
  component: ButtonLink,
  args: { href: '/cyprus-gids', children: <Say nl="Bekijk de gids" en="See the guide" /> },
});

export const Secondary = meta.story();
export const Primary = meta.story({ args: { variant: 'primary' } });
