import { CircleCheck, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Badge } from './Badge.tsx';

const late = <Say nl="1 te laat" en="1 late" />;

const meta = preview.meta({
  title: 'Components/Badge',
  tags: ['stable'],
  component: Badge,
  args: { children: late },
  parameters: { density: 'console' },
});

export const Plain = meta.story();
/** Screen readers skip the icon; the text says the same. */
export const Danger = meta.story({
  args: { tone: 'danger', icon: TriangleAlert },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('1 te laat')).toBeVisible();
  },
  parameters: { picture: true },
});
export const Warning = meta.story({ args: { tone: 'warning', icon: TriangleAlert } });
export const Success = meta.story({
  args: { tone: 'success', icon: CircleCheck, children: <Say nl="In orde" en="In order" /> },
});
export const Quiet = meta.story({ args: { tone: 'quiet', children: <Say nl="niet gemeten" en="not measured" /> } });
export const Pill = meta.story({ args: { look: 'pill', children: 'Limassol' }, parameters: { sameWords: true } });
export const PillDanger = meta.story({ args: { look: 'pill', tone: 'danger', icon: TriangleAlert } });
export const PillWarning = meta.story({ args: { look: 'pill', tone: 'warning' } });
export const PillSuccess = meta.story({
  args: { look: 'pill', tone: 'success', children: <Say nl="In orde" en="In order" /> },
});
export const PillQuiet = meta.story({
  args: { look: 'pill', tone: 'quiet', children: <Say nl="nog 3 dagen" en="3 days left" /> },
});
/** Names the kind of text. */
export const Tag = meta.story({
  args: { look: 'tag', children: <Say nl="voorbeeld" en="example" /> },
  parameters: { density: 'site' },
});
export const TagOnDeep = meta.story({
  args: { look: 'tag', children: <Say nl="voorbeeld" en="example" /> },
  parameters: { density: 'site' },
  render: (args) => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Badge {...args} />
    </div>
  ),
});
export const Count = meta.story({ args: { look: 'count', children: '5' }, parameters: { sameWords: true } });
export const LargeCount = meta.story({ args: { look: 'count', children: '128' }, parameters: { sameWords: true } });
export const LongWords = meta.story({
  args: {
    look: 'pill',
    children: <Say nl="wachtopbelastingdienstuitspraak" en="awaitingthetaxauthoritysruling" />,
  },
  render: (args) => (
    <div style={{ width: 140 }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('wachtopbelastingdienstuitspraak');
    await expect(words.offsetHeight).toBeGreaterThan(24);
    await expect(words.scrollWidth).toBeLessThanOrEqual(140);
  },
});
