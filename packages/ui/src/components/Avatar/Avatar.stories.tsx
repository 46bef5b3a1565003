import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  tags: ['stable'],
  component: Avatar,
  args: { name: 'Marit Koersman' },
  parameters: { sameWords: true },
});

/** The name is next to it, so screen readers skip the avatar. */
export const BesideAName = meta.story({
  render: (args) => (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <Avatar {...args} /> {args.name}
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const OneName = meta.story({ args: { name: 'Kompas' } });
/** A name without letters. */
export const NoName = meta.story({ args: { name: '' } });

const people = [
  'Marit Koersman',
  'Klaas Kielzog',
  'Esmee Golfslag',
  'Joris Bakboord',
  'Tess Noordster',
  'Gijs Halfweg',
];
const row = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {people.map((name) => (
      <Avatar key={name} name={name} />
    ))}
  </div>
);
/** Four backgrounds; the same name always gets the same one. */
export const Tints = meta.story({ render: () => row });
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      {row}
    </div>
  ),
});
