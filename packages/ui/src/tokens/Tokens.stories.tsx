import preview from '../../../../.storybook/preview.tsx';
import { color } from './color.ts';
import { colorRoles } from './roles.ts';
import { space } from './scale.ts';
import { Rows, SwatchGrid, TypeSample } from './Tokens.styles.ts';

const meta = preview.meta({ title: 'Tokens/Overview', tags: ['stable'] });

const swatches = (
  <SwatchGrid>
    {colorRoles.map((role) => (
      <li key={role}>
        <span style={{ background: color(role) }} />
        {role}
      </li>
    ))}
  </SwatchGrid>
);

/** Every role in the theme of the toolbar. */
export const Colours = meta.story({ render: () => swatches });

/** On a dark band the same names mean other colours. */
export const ColoursOnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      {swatches}
    </div>
  ),
});

export const Type = meta.story({
  render: () => (
    <Rows>
      {Object.entries(TypeSample).map(([name, Sample]) => (
        <li key={name}>
          <small>{name}</small>
          <Sample>Koers 138° naar Limassol</Sample>
        </li>
      ))}
    </Rows>
  ),
});

export const Space = meta.story({
  render: () => (
    <Rows>
      {Object.entries(space).map(([name, width]) => (
        <li key={name}>
          <small>{name}</small>
          <i style={{ width }} />
        </li>
      ))}
    </Rows>
  ),
});
