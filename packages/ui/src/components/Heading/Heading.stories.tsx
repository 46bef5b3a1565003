import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({ title: 'Components/Heading', tags: ['stable'], component: Heading });

const title = (
  <Say nl="Ondernemen via Cyprus, met een koers die klopt" en="Business through Cyprus, on a true course" />
);
const waiting = <Say nl="Wie wacht" en="Who waits" />;

export const H1 = meta.story({ args: { level: 1, size: 'h1', children: title } });
export const H2 = meta.story({ args: { level: 2, size: 'h2', children: title } });
export const H3 = meta.story({ args: { level: 3, size: 'h3', children: title } });
export const ConsolePage = meta.story({
  args: { level: 1, size: 'page', children: <Say nl="Overzicht" en="Dashboard" /> },
  parameters: { density: 'console' },
});
export const ConsoleSection = meta.story({
  args: { level: 2, size: 'section', children: waiting },
  parameters: { density: 'console' },
});
export const DialogTitle = meta.story({
  args: { level: 2, size: 'dialog', children: <Say nl="Wis de hele database?" en="Erase the whole database?" /> },
  parameters: { density: 'console' },
});
/** Level and size are independent: second in the outline, small on screen. */
export const LevelAndLook = meta.story({
  args: { level: 2, size: 'section', children: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Wie wacht');
  },
});
export const OnDeep = meta.story({
  args: { level: 2, size: 'h2', children: title },
  render: (args) => (
    <div data-band="deep" style={{ padding: 32 }}>
      <Heading {...args} />
    </div>
  ),
});
/** A word longer than the screen breaks; the page does not become wider. */
export const LongWord = meta.story({
  args: {
    level: 1,
    size: 'h1',
    children: <Say nl="Vennootschapsbelastingaangifte" en="Counterrevolutionarilyminded" />,
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
