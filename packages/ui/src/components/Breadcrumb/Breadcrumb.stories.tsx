import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Breadcrumb, type BreadcrumbPlace } from './Breadcrumb.tsx';

const onPrevious = fn();
const onNext = fn();

type Kind = 'two' | 'deep' | 'loading' | 'long';
function Example({
  kind = 'two',
  place,
}: {
  kind?: Kind;
  place?: Omit<BreadcrumbPlace, 'nextLabel' | 'previousLabel'>;
}) {
  const say = useSay();
  const leads = { label: say('Wacht op antwoord', 'Awaiting an answer'), href: '#leads' };
  const items = {
    two: [leads, { label: 'Esmee Golfslag' }],
    deep: [
      { label: say('Klanten', 'Clients'), href: '#clients' },
      { label: 'Kompas Maritiem Advies', href: '#compass' },
      { label: say('Vragenlijsten', 'Questionnaires'), href: '#lists' },
      { label: say('Inkomen en dividend', 'Income and dividend') },
    ],
    loading: [leads],
    long: [leads, { label: 'Wilhelmina-Alexandrine van den Zeewolde-Stormvogel-Onafgebrokenachternaamzondereinde' }],
  }[kind];
  return (
    <Breadcrumb
      items={items}
      place={
        place && {
          ...place,
          previousLabel: say('Vorige lead', 'Previous lead'),
          nextLabel: say('Volgende lead', 'Next lead'),
        }
      }
    />
  );
}

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  tags: ['stable'],
  component: Example,
  parameters: { everyState: true, density: 'console' },
  beforeEach: () => {
    onPrevious.mockClear();
    onNext.mockClear();
  },
});

/** A named landmark; the last item is the page itself and no link. */
export const TwoLevels = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});
export const FourLevels = meta.story({ args: { kind: 'deep' } });
/** The name of the page is not loaded yet. */
export const Loading = meta.story({ args: { kind: 'loading' } });
export const WithPlace = meta.story({
  args: { place: { position: 2, count: 5, onPrevious, onNext } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 van 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige lead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende lead' }));
    await expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
  },
});
export const FirstPlace = meta.story({
  args: { place: { position: 1, count: 5, onNext } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vorige lead' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const LastPlace = meta.story({ args: { place: { position: 5, count: 5, onPrevious } } });
/** Only the link to the parent page is shown, with a back arrow. */
export const OnAPhone = meta.story({
  args: { kind: 'deep', place: { position: 2, count: 5, onPrevious, onNext } },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Vragenlijsten' })).toBeVisible();
  },
});
/** The name of the page is cut off; the heading shows it in full. */
export const LongName = meta.story({
  args: { kind: 'long', place: { position: 12, count: 1234, onPrevious, onNext } },
  globals: { viewport: { value: 'tablet' } },
});
export const OnTheSite = meta.story({ args: { kind: 'deep' }, parameters: { density: 'site' } });
