import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const meta = preview.meta({ title: 'Components/FormErrorSummary', tags: ['stable'], component: FormErrorSummary });

export const One = meta.story({ args: { issues: [{ fieldId: 'email', label: 'E-mailadres' }] } });

/** Each fault is a link that puts the focus in its field. */
export const Two = meta.story({
  args: {
    issues: [
      { fieldId: 'email', label: 'E-mailadres' },
      { fieldId: 'phone', label: 'Telefoon' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <FormErrorSummary {...args} />
      <TextField id="email" label="E-mailadres" error="Voer een geldig e-mailadres in." />
      <TextField id="phone" label="Telefoon" error="Voer je nummer in." />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Er zijn nog 2 velden te verbeteren');
    await userEvent.click(canvas.getByRole('link', { name: 'Telefoon' }));
    await expect(canvas.getByRole('textbox', { name: 'Telefoon' })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
});
