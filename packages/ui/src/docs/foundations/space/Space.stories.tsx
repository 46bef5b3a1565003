import preview from '../../../../../../.storybook/preview.tsx';
import { radius, shadow, space } from '../../../tokens/scale.ts';
import { Bar, Lines, Tile, Tiles } from '../Specimen.styles.ts';

const meta = preview.meta({
  title: 'Foundations/Space',
  tags: ['stable', '!autodocs'],
  parameters: { sameWords: true },
});

const pixels = (value: string) => (value.endsWith('rem') ? `${value}, ${Number.parseFloat(value) * 16} px` : value);

export const Distances = meta.story({
  render: () => (
    <Lines>
      {Object.entries(space)
        .toSorted(([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other))
        .map(([name, width]) => (
          <li key={name}>
            <b>{name}</b>
            <small>{pixels(width)}</small>
            <Bar style={{ width }} />
          </li>
        ))}
    </Lines>
  ),
});

export const Radii = meta.story({
  render: () => (
    <Tiles>
      {Object.entries(radius).map(([name, value]) => (
        <li key={name}>
          <Tile style={{ borderRadius: value }} />
          <span>
            <b>{name}</b> <small>{value}</small>
          </span>
        </li>
      ))}
    </Tiles>
  ),
});

export const Shadow = meta.story({
  render: () => (
    <Tiles>
      {Object.entries(shadow).map(([name, boxShadow]) => (
        <li key={name}>
          <Tile data-floats style={{ boxShadow }} />
          <b>{name}</b>
        </li>
      ))}
    </Tiles>
  ),
});
