import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Row } from '../../../components/Stack/Row.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { breakpoint, contentWidth, layer, media, screen } from '../../../tokens/scale.ts';
import { Bar, Layers, Lines } from '../Specimen.styles.ts';

const meta = preview.meta({
  title: 'Foundations/Layout',
  tags: ['stable', '!autodocs'],
  parameters: { sameWords: true },
});

const content = Number.parseFloat(contentWidth) * 16;
const widths = [
  ...Object.entries(screen).map(
    ([name, { width, height }]) => [name, width, `screen, ${width} × ${height} px`] as const,
  ),
  ...Object.entries(breakpoint).map(([name, width]) => [name, width, `breakpoint, from ${width} px`] as const),
  ['contentWidth', content, `widest content, ${content} px`] as const,
].toSorted(([, one], [, other]) => one - other);
const widest = Math.max(...widths.map(([, width]) => width));

export const Widths = meta.story({
  render: () => (
    <Lines>
      {widths.map(([name, width, what]) => (
        <li key={what}>
          <b>{name}</b>
          <small>{what}</small>
          <Bar style={{ width: `${(100 * width) / widest}%` }} />
        </li>
      ))}
    </Lines>
  ),
});

export const Conditions = meta.story({
  render: () => (
    <Lines>
      {Object.entries(media).map(([name, condition]) => (
        <li key={name}>
          <b>media.{name}</b>
          <small>{condition.replace('@media ', '')}</small>
        </li>
      ))}
    </Lines>
  ),
});

export const LayersInOrder = meta.story({
  render: () => (
    <Layers>
      {Object.entries(layer).map(([name, zIndex]) => (
        <li key={name} style={{ zIndex }}>
          {name}: {zIndex}
        </li>
      ))}
    </Layers>
  ),
});

/** The same two parts, twice: they read their sizes from where they stand. */
export const Densities = meta.story({
  render: () => (
    <Stack gap={8}>
      {(['site', 'console'] as const).map((density) => (
        <Row key={density} data-density={density} gap={4} align="end">
          <TextField label={density} defaultValue="Limassol" />
          <Button variant="deep">Koers 138°</Button>
          <Button>Koers 318°</Button>
        </Row>
      ))}
    </Stack>
  ),
});
