import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { StageRing } from '../StageRing/StageRing.tsx';
import { StatStrip, StatTile } from './StatTile.tsx';

const meta = preview.meta({
  title: 'Components/StatTile',
  tags: ['stable'],
  component: StatTile,
  parameters: { density: 'console' },
  args: { label: 'Leads', value: '87', note: <Say nl="9 deze week" en="9 this week" /> },
});

const alone = (args: Parameters<typeof StatTile>[0]) => (
  <StatStrip>
    <li>
      <StatTile {...args} />
    </li>
  </StatStrip>
);

export const Figure = meta.story({ render: alone });
/** Not measured differs from 0: a dash and a text. */
export const NotMeasured = meta.story({
  args: { label: <Say nl="Geopend" en="Opened" />, value: null, note: undefined },
  render: alone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('niet gemeten')).toBeVisible();
  },
});
export const Zero = meta.story({
  args: { label: <Say nl="Mislukt" en="Failed" />, value: '0', note: undefined },
  render: alone,
});
/** The whole tile is a link to the list that was counted. */
export const Linked = meta.story({
  args: { href: '#leads' },
  render: alone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /Leads.*87.*9 deze week/ });
    await expect(link).toHaveFocus();
  },
  parameters: { picture: true },
});
export const TrendUp = meta.story({
  args: {
    note: undefined,
    trend: { direction: 'up', tone: 'success', text: <Say nl="12 meer dan vorige week" en="12 more than last week" /> },
  },
  render: alone,
});
/** A decrease can be good: the colour shows the rating, the arrow only the direction. */
export const TrendDown = meta.story({
  args: {
    label: <Say nl="Mislukte mails" en="Failed mails" />,
    value: '3',
    note: undefined,
    trend: {
      direction: 'down',
      tone: 'success',
      text: <Say nl="5 minder dan vorige week" en="5 fewer than last week" />,
    },
  },
  render: alone,
});
export const TrendWorse = meta.story({
  args: {
    note: undefined,
    trend: {
      direction: 'down',
      tone: 'danger',
      text: <Say nl="9 minder dan vorige week" en="9 fewer than last week" />,
    },
  },
  render: alone,
});
export const TrendLevel = meta.story({
  args: {
    note: undefined,
    trend: { direction: 'level', text: <Say nl="gelijk aan vorige week" en="same as last week" /> },
  },
  render: alone,
});
/** A small chart next to the number. */
export const WithChart = meta.story({
  args: {
    chart: (
      <svg
        width="72"
        height="24"
        viewBox="0 0 72 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M1 20 13 15 25 17 37 9 49 12 61 5 71 3" />
      </svg>
    ),
  },
  render: alone,
});

const tile = (label: [nl: string, en: string], value: string | null, note: [nl: string, en: string]) => (
  <li>
    <StatTile
      href={`#${label[1].toLowerCase()}`}
      label={<Say nl={label[0]} en={label[1]} />}
      value={value}
      note={<Say nl={note[0]} en={note[1]} />}
    />
  </li>
);
const strip = (
  <StatStrip>
    <li>
      <StatTile href="#leads" label="Leads" value="87" note={<Say nl="9 deze week" en="9 this week" />} />
    </li>
    {tile(['Klanten', 'Clients'], '12', ['2 actief, 1 inactief', '2 active, 1 inactive'])}
    <li>
      <StatTile
        href="#progress"
        mark={<StageRing stage="half" />}
        label={<Say nl="In behandeling" en="In progress" />}
        value="4"
        note={<Say nl="oudste 19 dagen" en="oldest 19 days" />}
      />
    </li>
    {tile(['Geopend', 'Opened'], null, ['geen mailserver', 'no mail server'])}
    {tile(['Vragen', 'Questions'], '486', ['over 12 klanten', 'across 12 clients'])}
    {tile(['Antwoorden', 'Answers'], '351', ['72 % beantwoord', '72% answered'])}
  </StatStrip>
);
/** One strip between two hairlines. */
export const Strip = meta.story({ render: () => strip, globals: { viewport: { value: 'desktop' } } });
export const StripTablet = meta.story({ render: () => strip, globals: { viewport: { value: 'tablet' } } });
export const StripPhone = meta.story({ render: () => strip, globals: { viewport: { value: 'smallPhone' } } });
export const LongWords = meta.story({
  render: () => (
    <StatStrip>
      {tile(['Vennootschapsbelastingaangiften', 'Intercontinentalisations'], '1.234.567', [
        'waarvanonafgebroken',
        'ofwhichuninterrupted',
      ])}
      {tile(['Klanten', 'Clients'], '12', ['2 actief', '2 active'])}
      {tile(['Vragen', 'Questions'], '486', ['over 12 klanten', 'across 12 clients'])}
    </StatStrip>
  ),
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
