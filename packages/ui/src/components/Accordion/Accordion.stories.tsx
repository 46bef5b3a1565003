import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Accordion, AccordionItem } from './Accordion.tsx';

function Questions({ first, ...props }: ComponentProps<typeof Accordion> & { first?: 'open' }) {
  const say = useSay();
  return (
    <Accordion {...props}>
      <AccordionItem
        heading={say('Wat kost een vennootschap op Cyprus?', 'What does a company in Cyprus cost?')}
        open={first === 'open'}
      >
        <p>
          <Say
            nl="Oprichten doe je één keer, daarna zijn er vaste lasten."
            en="You set it up once; after that there are fixed costs."
          />
        </p>
      </AccordionItem>
      <AccordionItem heading={say('Moet ik emigreren?', 'Do I have to emigrate?')}>
        <p>
          <Say nl="Dat hangt af van waar je woont en werkt." en="That depends on where you live and work." />
        </p>
      </AccordionItem>
      <AccordionItem heading={say('Hoe werkt de 60-dagenregel?', 'How does the 60-day rule work?')}>
        <p>
          <Say nl="Aan vier voorwaarden tegelijk moet zijn voldaan." en="Four conditions must be met at once." />{' '}
          <a href="#voorwaarden">
            <Say nl="Lees de voorwaarden" en="Read the conditions" />
          </a>
        </p>
      </AccordionItem>
    </Accordion>
  );
}

const meta = preview.meta({ title: 'Components/Accordion', tags: ['stable'], component: Questions });

export const Closed = meta.story();
export const FirstOpen = meta.story({ args: { first: 'open' } });

export const OnTheDeepBand = meta.story({
  args: { first: 'open' },
  decorators: [
    (Story) => (
      <div data-band="deep" style={{ padding: 32 }}>
        <Story />
      </div>
    ),
  ],
});

export const LongWords = meta.story({
  render: () => (
    <div style={{ maxWidth: 300 }}>
      <Accordion>
        <AccordionItem
          open
          heading={
            <Say
              nl="Belastingverdragswoonplaatsbepalingen en vennootschapsbelastingplichtigen"
              en="Tax-treaty-residence-provisions and corporation-tax-payers’ responsibilities"
            />
          }
        >
          <Say
            nl="Arbeidsongeschiktheidsverzekeringsmaatschappijen blijven leesbaar."
            en="Counterintelligence-misrepresentations stay legible."
          />
        </AccordionItem>
      </Accordion>
    </div>
  ),
});

const row = (canvasElement: HTMLElement, index: number) => {
  const details = canvasElement.querySelectorAll('details')[index];
  if (!details) throw new Error(`no row ${index}`);
  return details;
};

/**
 * The pattern "Accordion" of the ARIA Authoring Practices: Tab goes from row to row, Enter and Space open and close.
 */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const summary = (index: number) => row(canvasElement, index).querySelector('summary');
    await press('{Tab}');
    await expect(summary(0)).toHaveFocus();
    await press('{Enter}');
    await expect(row(canvasElement, 0)).toHaveAttribute('open');
    await press('{Enter}');
    await expect(row(canvasElement, 0)).not.toHaveAttribute('open');
    await press('{Tab}');
    await expect(summary(1)).toHaveFocus(); // the closed answer is no tab stop
    await press(' ');
    await expect(row(canvasElement, 1)).toHaveAttribute('open');
    await press('{Tab}');
    await press('{Enter}');
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Lees de voorwaarden' })).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await expect(summary(2)).toHaveFocus();
  },
});

/** Opening one closes the other. */
export const OneAtATime = meta.story({
  args: { first: 'open' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Moet ik emigreren?'));
    await expect(row(canvasElement, 1)).toHaveAttribute('open');
    await expect(row(canvasElement, 0)).not.toHaveAttribute('open');
  },
  parameters: { picture: true },
});

/**
 * A screen reader moves from heading to heading; closed answers stay in the page, so the browser's search finds them.
 */
export const HeadingsAndSearch = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const answer = canvas.getByText('Aan vier voorwaarden tegelijk moet zijn voldaan.');
    await expect(answer).toBeInTheDocument();
    await expect(answer.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    // The browser's search finds text under `content-visibility: hidden`, but not under `display: none`.
    await expect(getComputedStyle(row(canvasElement, 2), '::details-content').contentVisibility).toBe('hidden');
    await expect(getComputedStyle(answer).display).not.toBe('none');
  },
});
