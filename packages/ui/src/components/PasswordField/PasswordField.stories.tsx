import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Password(props: Partial<PasswordFieldProps>) {
  const say = useSay();
  return <PasswordField autoComplete="current-password" {...props} label={say('Wachtwoord', 'Password')} />;
}

const meta = preview.meta({
  title: 'Components/PasswordField',
  tags: ['stable'],
  component: Password,
  parameters: { density: 'console' },
});

export const Empty = meta.story();
export const WithError = meta.story({ args: { error: 'Vul je wachtwoord in.' } });
/** Shown on request, and hidden again; what was typed stays. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Wachtwoord');
    await userEvent.type(field, 'kompasroos');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Toon wachtwoord' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Verberg wachtwoord' }));
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Toon wachtwoord' }));
    await expect(field).toHaveValue('kompasroos');
  },
});
