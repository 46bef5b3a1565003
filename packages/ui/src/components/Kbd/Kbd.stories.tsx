import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  title: 'Components/Kbd',
  tags: ['stable'],
  component: Kbd,
  args: { children: 'Ctrl' },
  parameters: { sameWords: true },
});

export const Key = meta.story();
export const Sign = meta.story({ args: { children: '↵' } });
export const InASentence = meta.story({
  parameters: { sameWords: false },
  render: () => (
    <p>
      <Say nl="Druk op" en="Press" /> <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> <Say nl="om te zoeken." en="to search." />
    </p>
  ),
});
