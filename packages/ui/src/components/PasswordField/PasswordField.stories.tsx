import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Password({ wrong = false, ...props }: Partial<PasswordFieldProps> & { wrong?: boolean }) {
  const say = useSay();
  return (
    <PasswordField
      autoComplete="current-password"
      {...props}
      label={say('Wachtwoord', 'Password')}
      error={wrong ? say('Vul je wachtwoord in.', 'Enter your password.') : undefined}
    />
  );
}

const meta = preview.meta({
  title: 'Components/PasswordField',
  tags: ['stable'],
  component: Password,
  parameters: { density: 'console' },
});

export const Empty = meta.story();
export const WithError = meta.story({ args: { wrong: true } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'kompasroos' } });
export const SiteSize = meta.story({ args: { defaultValue: 'kompasroos' }, parameters: { density: 'site' } });
/** Shown on request, and hidden again; the typed text stays. */
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
  parameters: { picture: true },
});
/** Caps Lock is reported while typing, not as an error afterwards. */
export const CapsLock = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Wachtwoord');
    await userEvent.click(field);
    await userEvent.keyboard('{CapsLock}kompas');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock staat aan.');
    await userEvent.keyboard('{CapsLock}r');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{CapsLock}o');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock staat aan.');
  },
});
