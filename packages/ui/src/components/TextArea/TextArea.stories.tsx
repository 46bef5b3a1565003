import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Message({ wrong = false, ...props }: Partial<TextAreaProps> & { wrong?: boolean }) {
  const say = useSay();
  return (
    <TextArea
      {...props}
      label={say('Bericht', 'Message')}
      hint={say('Je hoeft nog geen cijfers te delen.', 'No need to share any figures yet.')}
      hintPlace="above"
      error={
        wrong
          ? say('Schrijf een kort bericht, één zin is genoeg.', 'Write a short message; one sentence is enough.')
          : undefined
      }
    />
  );
}

const meta = preview.meta({ title: 'Components/TextArea', tags: ['stable'], component: Message });

export const Empty = meta.story();
export const WithError = meta.story({ args: { wrong: true } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Ahoy' } });
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'Ahoy' } });
export const Console = meta.story({ parameters: { density: 'console' } });
/** Grows with its text. */
export const Long = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Bericht' });
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, 'Eerste regel{Enter}tweede{Enter}derde{Enter}vierde{Enter}vijfde{Enter}zesde');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
  },
  parameters: { everyState: true },
});
/** With sixty lines it scrolls: the button below it stays visible. */
export const VeryLong = meta.story({
  args: { defaultValue: 'Ahoy\n'.repeat(60) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Bericht' });
    await expect(field.getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.61);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
});
export const Counted = meta.story({
  args: { limit: 500, defaultValue: 'Ik vaar negen' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('13 van 500 tekens')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), ' maanden per jaar.');
    await expect(canvas.getByText('31 van 500 tekens')).toBeVisible();
  },
});
