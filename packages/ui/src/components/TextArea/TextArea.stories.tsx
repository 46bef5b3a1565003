import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Message(props: Partial<TextAreaProps>) {
  const say = useSay();
  return (
    <TextArea
      {...props}
      label={say('Bericht', 'Message')}
      hint={say('Je hoeft nog geen cijfers te delen.', 'You need not share any figures yet.')}
      hintPlace="above"
    />
  );
}

const meta = preview.meta({ title: 'Components/TextArea', tags: ['stable'], component: Message });

export const Empty = meta.story();
export const WithError = meta.story({ args: { error: 'Schrijf een kort bericht, één zin is genoeg.' } });
/** Grows with its text. */
export const Long = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Bericht' });
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, 'Eerste regel{Enter}tweede{Enter}derde{Enter}vierde{Enter}vijfde{Enter}zesde');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
  },
});
