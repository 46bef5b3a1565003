import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BayChart } from '../../art/BayChart/BayChart.tsx';
import { Say } from '../../testing/Say.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Card, type CardProps } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  tags: ['new'],
  component: Card,
  args: {
    title: <Say nl="Wonen op Cyprus" en="Living in Cyprus" />,
    children: (
      <Say
        nl="Zestig dagen of honderddrieëntachtig: wat telt, en wie daarover beslist."
        en="Sixty days or a hundred and eighty-three: what counts, and who decides."
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

const minutes = <Say nl="6 minuten lezen" en="6 minute read" />;

export const Resting = meta.story();
export const Floating = meta.story({ args: { look: 'floating' } });
/** The card can be clicked anywhere, but there is one link and the title is its name. */
export const Linked = meta.story({
  args: { href: '#living', meta: minutes },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Wonen op Cyprus' });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const text = canvas.getByText(/Zestig dagen/).getBoundingClientRect();
    await expect(document.elementFromPoint(text.left + 4, text.top + 4)).toBe(link);
  },
  parameters: { forcedColors: true },
});
/** The ring goes around the whole card. */
export const Focused = meta.story({
  args: { href: '#living' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
const onSave = fn();
/** What stands in the foot stays usable, above the link that covers the card. */
export const LinkAndAction = meta.story({
  args: {
    href: '#living',
    meta: (
      <Button size="small" onClick={onSave}>
        <Say nl="Bewaar" en="Save" />
      </Button>
    ),
  },
  beforeEach: () => {
    onSave.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaar' }));
    await expect(onSave).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
const full: Partial<CardProps> = {
  picture: <BayChart />,
  eyebrow: (
    <>
      <Badge look="tag">
        <Say nl="voorbeeld" en="example" />
      </Badge>
      <Say nl="Fiscaal" en="Tax" />
    </>
  ),
  meta: minutes,
};
export const WithPicture = meta.story({ args: { ...full, href: '#living' } });
export const Console = meta.story({
  args: { titleSize: 'section', meta: minutes, href: '#living' },
  parameters: { density: 'console' },
});
export const OnDeep = meta.story({
  args: { href: '#living', meta: minutes },
  render: (args) => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Card {...args} />
    </div>
  ),
});
export const LongWords = meta.story({
  args: {
    href: '#living',
    meta: minutes,
    title: <Say nl="Vennootschapsbelastingaangifteverplichting" en="Counterintercontinentalisationalistically" />,
    children: 'onafgebroken'.repeat(9),
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
/** In a row all are as high as the highest, and the feet stand level. */
export const InAGrid = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 'min(54rem, calc(100vw - 3rem))' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Grid as="ul" columns={3}>
      <Card {...args} as="li" href="#one" meta={minutes} />
      <Card {...args} as="li" href="#two" meta={minutes}>
        <Say nl="Kort." en="Short." />
      </Card>
      <Card
        {...args}
        as="li"
        href="#three"
        meta={minutes}
        title={<Say nl="Wat een kantoor kost" en="What an office costs" />}
      />
    </Grid>
  ),
});
