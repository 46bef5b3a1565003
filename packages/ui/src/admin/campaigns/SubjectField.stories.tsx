import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SubjectField } from './SubjectField.tsx';

function Sample({ subject: first }: { subject: string }) {
  const [subject, setSubject] = useState(first);
  return <SubjectField subject={subject} onChange={setSubject} />;
}

const meta = preview.meta({
  title: 'Admin/SubjectField',
  tags: ['stable'],
  component: Sample,
  args: { subject: 'Beste {firstName|lezer}, plan je gratis intake' },
  parameters: { frame: 'padded', density: 'console' },
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Onderwerp' });
const marks = () => [...document.querySelectorAll<HTMLElement>('[data-mark]')];

/** Start and end of a text in the input, measured with its own font. */
function placeOf(part: string): { from: number; to: number } {
  const input = field();
  const { font, paddingLeft, borderLeftWidth, letterSpacing } = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing.');
  pen.font = font;
  pen.letterSpacing = letterSpacing;
  const before = input.value.slice(0, input.value.indexOf(part));
  const left = input.getBoundingClientRect().left + parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
  const from = left + pen.measureText(before).width - input.scrollLeft;
  return { from, to: from + pen.measureText(part).width };
}

function expectTintUnder(part: string) {
  const mark = marks().find(({ textContent }) => textContent === part);
  const { from, to } = placeOf(part);
  const box = mark?.getBoundingClientRect();
  void expect(Math.abs((box?.left ?? -1000) - from)).toBeLessThan(2);
  void expect(Math.abs((box?.right ?? -1000) - to)).toBeLessThan(2);
}

/** The tint is exactly below its field. */
export const Known = meta.story({
  play: () => expectTintUnder('{firstName|lezer}'),
});

/** An unknown field is also named in text, and corrected by one click. */
export const Unknown = meta.story({
  args: { subject: 'Dag {voornaam}, een vraag over {zaak}' },
  play: async () => {
    await expect(marks().map(({ dataset }) => dataset.mark)).toEqual(['unknown', 'unknown']);
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(field()).toHaveAccessibleDescription(/\{voornaam\} is geen bekend veld/);
    expectTintUnder('{zaak}');
  },
});

export const Mended = meta.story({
  args: { subject: 'Dag {voornaam}' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Vervang door {firstName}' }));
    await expect(field()).toHaveValue('Dag {firstName}');
    await expect(field()).not.toHaveAttribute('aria-invalid');
    await expect(marks().map(({ dataset }) => dataset.mark)).toEqual(['known']);
  },
});

/** A subject longer than its box: the tint scrolls with the text. */
export const Scrolled = meta.story({
  args: { subject: `Dag {firstName}, ${'een heel lange regel '.repeat(20)}voor {profession}` },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    expectTintUnder('{firstName}');
    field().scrollLeft = field().scrollWidth;
    await expect(field().scrollLeft).toBeGreaterThan(0);
    await waitFor(() => expectTintUnder('{profession}'));
  },
});
