import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Funnel, type FunnelStep } from './Funnel.tsx';

const month = [1284, 412, 41, 11, 3];

interface SampleProps {
  counts?: readonly (number | null)[] | null;
  width?: number;
}

function Sample({ counts = month, width = 404 }: SampleProps) {
  const say = useSay();
  const names = [
    say('Bezoekers', 'Visitors'),
    say('Calculator gebruikt', 'Calculator used'),
    say('Gids aangevraagd', 'Guide requests'),
    say('Gekwalificeerd', 'Qualified'),
    say('Klant geworden', 'Became a client'),
  ];
  const steps = counts?.map((count, index): FunnelStep => ({ name: names[index] ?? '', count })) ?? null;
  return (
    <div style={{ maxWidth: width }}>
      <Funnel
        label={say('Van bezoek naar klant, laatste 30 dagen', 'From visit to client, last 30 days')}
        steps={steps}
        heads={[say('Stap', 'Step'), say('Aantal', 'Count'), say('van vorige', 'of previous')]}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Charts/Funnel',
  tags: ['stable'],
  component: Funnel,
  parameters: { density: 'console' },
});

export const FiveSteps = meta.story({ render: () => <Sample /> });
export const OneStep = meta.story({ render: () => <Sample counts={[1284]} /> });
/** A step that was not measured, and the one after it, have no share: "–", never 0 %. */
export const NotMeasured = meta.story({
  render: () => <Sample counts={[1284, null, 41, 11, 3]} />,
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[3] as HTMLElement;
    const [count, share] = within(row).getAllByRole('cell');
    await expect(count).toHaveTextContent('41');
    await expect(share).toHaveTextContent(/niet gemeten|not measured/);
  },
});
export const AllZero = meta.story({ render: () => <Sample counts={[0, 0, 0, 0, 0]} /> });
/** A later step may be larger than the one before: then it has no share, because 300 % of the visitors says nothing. */
export const MoreThanBefore = meta.story({
  render: () => <Sample counts={[40, 120, 12]} />,
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[2] as HTMLElement;
    const [count, share] = within(row).getAllByRole('cell');
    await expect(count).toHaveTextContent('120');
    await expect(share).toHaveTextContent(/^–\s*(meer|more)$/);
    await expect(canvas.getByText(/^10[,.]0\s?%$/)).toBeVisible();
  },
  parameters: { picture: true },
});
export const HugeCounts = meta.story({ render: () => <Sample counts={[2_418_930_117, 412_003_455, 41, 1, 0]} /> });
export const Empty = meta.story({ render: () => <Sample counts={[]} /> });
export const Loading = meta.story({ render: () => <Sample counts={null} />, parameters: { sameWords: false } });
/** Too narrow for bars: only the numbers are shown. */
export const Narrow = meta.story({ render: () => <Sample width={300} /> });

/** A plain table without interactive elements, so Tab skips it. */
export const Keyboard = meta.story({
  render: () => <Sample />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /Van bezoek naar klant|From visit to client/ });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    const row = within(table).getByRole('row', { name: /Calculator gebruikt|Calculator used/ });
    await expect(row).toHaveTextContent(/412.*32,1/);
    await press('{Tab}');
    await expect(document.body).toHaveFocus();
  },
});
