import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { useSay } from '../../testing/useSay.ts';
import { Donut } from './Donut.tsx';

const sources = [41, 23, 15, 8];

function Sample({ values = sources, width = 320 }: { values?: readonly number[] | null; width?: number }) {
  const say = useSay();
  const names = [say('Algemeen', 'General'), 'LinkedIn', 'Facebook', say('Website van een ander', 'Another website')];
  return (
    <div style={{ maxWidth: width }}>
      <Donut
        label={say('Leads per bron', 'Leads by source')}
        segments={values?.map((value, index) => ({ name: names[index] ?? '', value })) ?? null}
        heads={[say('Bron', 'Source'), 'Leads', say('Deel', 'Share')]}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Charts/Donut',
  tags: ['new'],
  component: Donut,
  parameters: { density: 'console' },
});

export const FourSegments = meta.story({ render: () => <Sample /> });
export const TwoSegments = meta.story({ render: () => <Sample values={[64, 23]} /> });
export const OneSegment = meta.story({ render: () => <Sample values={[64]} /> });
/** A segment of nothing has a row, and no part of the ring. */
export const WithAZero = meta.story({ render: () => <Sample values={[41, 23, 0]} /> });
/** Of nothing there is no share: "–", not 0 %. */
export const AllZero = meta.story({ render: () => <Sample values={[0, 0, 0]} /> });
export const VerySmallAndHuge = meta.story({ render: () => <Sample values={[2_418_930_117, 12_400, 3]} /> });
export const Empty = meta.story({ render: () => <Sample values={[]} /> });
export const Loading = meta.story({ render: () => <Sample values={null} />, parameters: { sameWords: true } });
export const Narrow = meta.story({ render: () => <Sample width={220} /> });

/** The key is a table, read as any table; nothing in it can be operated, so Tab passes it by. */
export const Keyboard = meta.story({
  render: () => <Sample />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /Leads per bron|Leads by source/ });
    await expect(within(table).getByRole('row', { name: /LinkedIn/ })).toHaveTextContent(/23.*26,4/);
    await press('{Tab}');
    await expect(document.body).toHaveFocus();
  },
});
