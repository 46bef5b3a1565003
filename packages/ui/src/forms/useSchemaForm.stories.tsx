import { expect, fn } from 'storybook/test';
import { z } from 'zod';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { FormErrorSummary } from '../components/FormErrorSummary/FormErrorSummary.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useSay } from '../testing/useSay.ts';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = z.object({
  name: z.string().trim().min(1, { error: 'name_required' }),
  email: z.email({ error: 'email_invalid' }),
  message: z.string().trim().min(1, { error: 'message_required' }),
});

interface SampleProps {
  onSend: (values: z.output<typeof schema>) => Promise<void>;
  /** Field that the server refuses. */
  refused?: 'email';
}

function Sample({ onSend, refused }: SampleProps) {
  const say = useSay();
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '', email: '', message: '' },
    labels: {
      name: say('Naam', 'Name'),
      email: say('E-mailadres', 'E-mail address'),
      message: say('Bericht', 'Message'),
    },
  });
  const send = form.submit(async (values) => {
    await onSend(values);
    if (refused) form.showServerIssues([{ path: refused, code: 'email_invalid' }]);
  });
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}
      onSubmit={(event) => {
        void send(event);
      }}
    >
      <FormErrorSummary issues={form.issues} />
      <TextField {...form.field('name')} autoComplete="name" />
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      <TextArea {...form.field('message')} />
      <Button type="submit" variant="primary" busyLabel={form.busy ? say('Versturen…', 'Sending…') : undefined}>
        {say('Verstuur bericht', 'Send message')}
      </Button>
    </form>
  );
}

const meta = preview.meta({
  title: 'Forms/useSchemaForm',
  tags: ['stable'],
  component: Sample,
  args: { onSend: fn(async () => undefined) },
});

export const Empty = meta.story();

/** Everything is checked on sending, the first bad field gets the focus, nothing is sent and nothing typed is lost. */
export const Refused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), 'M. v. D.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mailadres' }), 'kapitein@voorbeeld');
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));
    await expect(await canvas.findByRole('link', { name: 'E-mailadres' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('M. v. D.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A fault goes as soon as it is mended. */
export const Mended = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), ' Esmee ');
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mailadres' }), 'esmee@golfslag.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bericht' }), 'Ahoy');
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Esmee',
      email: 'esmee@golfslag.example',
      message: 'Ahoy',
    });
  },
});

async function fill(
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement },
  user: {
    type: (element: Element, text: string) => Promise<void>;
  },
) {
  await user.type(canvas.getByRole('textbox', { name: 'Naam' }), 'Esmee');
  await user.type(canvas.getByRole('textbox', { name: 'E-mailadres' }), 'esmee@golfslag.example');
  await user.type(canvas.getByRole('textbox', { name: 'Bericht' }), 'Ahoy');
}

/** While it is being sent a second click, or Enter, does nothing. */
export const Busy = meta.story({
  args: { onSend: fn(async () => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen…' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** What the server refuses stands beside the field like any other fault. */
export const RefusedByServer = meta.story({
  args: { refused: 'email' },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));
    await expect(await canvas.findByRole('link', { name: 'E-mailadres' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
  },
});
