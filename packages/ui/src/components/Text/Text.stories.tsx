import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  tags: ['stable'],
  component: Text,
  args: {
    children: (
      <Say
        nl="De kaart is het terrein niet: wie in Nederland woont, betaalt daar ook belasting over wat een buitenlandse vennootschap uitkeert."
        en="The map is not the territory: whoever lives in the Netherlands also pays tax there on what a foreign company distributes."
      />
    ),
  },
});

/** At most 68 characters per line, at any page width. */
export const Running = meta.story();
export const Lead = meta.story({ args: { size: 'lead' } });
export const Small = meta.story({ args: { size: 'small', tone: 'quiet' } });
export const Meta = meta.story({ args: { size: 'meta' }, parameters: { density: 'console' } });
export const Console = meta.story({ parameters: { density: 'console' } });
export const Quiet = meta.story({ args: { tone: 'quiet' } });
const queue = <Say nl="Verzonden om 14:08" en="Sent at 14:08" />;
export const Success = meta.story({ args: { tone: 'success', children: queue }, parameters: { density: 'console' } });
export const Warning = meta.story({
  args: { tone: 'warning', children: <Say nl="Nog 2 u 14 min" en="2 h 14 min left" /> },
  parameters: { density: 'console' },
});
export const Danger = meta.story({
  args: { tone: 'danger', children: <Say nl="1 u 22 min te laat" en="1 h 22 min late" /> },
  parameters: { density: 'console' },
});
/** Text in a list is no paragraph. */
export const AsListItem = meta.story({
  args: { as: 'li' },
  render: (args) => (
    <ul>
      <Text {...args} />
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toBeVisible();
  },
});
export const OnDeep = meta.story({
  args: { tone: 'quiet' },
  render: (args) => (
    <div data-band="deep" style={{ padding: 32 }}>
      <Text {...args} />
    </div>
  ),
});
export const LongWord = meta.story({
  args: { children: 'onafgebroken'.repeat(9) },
  parameters: { sameWords: true },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
