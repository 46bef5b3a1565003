import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { z } from 'zod';
import preview from '../../../../.storybook/preview.tsx';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { FormErrorSummary } from '../components/FormErrorSummary/FormErrorSummary.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useSay } from '../testing/useSay.ts';
import { type ServerIssue, useSchemaForm } from './useSchemaForm.ts';

const schema = z.object({
  name: z.string().trim().min(1, { error: 'name_required' }),
  email: z
    .string()
    .trim()
    .min(1, { error: 'email_required' })
    .pipe(z.email({ error: 'email_invalid' })),
  message: z.string().trim().min(1, { error: 'message_required' }).min(20, { error: 'text_too_short?count=20' }),
});

interface SampleProps {
  onSend: (values: z.output<typeof schema>) => Promise<void>;
  /** The issues that the server returns. */
  refused?: readonly ServerIssue[];
}

const nothing: readonly ServerIssue[] = [];

function Sample({ onSend, refused = nothing }: SampleProps) {
  const say = useSay();
  const [failed, setFailed] = useState(false);
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '', email: '', message: '' },
    labels: {
      name: say('Naam', 'Name'),
      email: say('E-mailadres', 'E-mail address'),
      message: say('Bericht', 'Message'),
    },
    sentences: (code, { count }) =>
      code === 'text_too_short'
        ? say(`Schrijf minstens ${count} tekens.`, `Write at least ${count} characters.`)
        : undefined,
  });
  const send = form.submit(async (values) => {
    setFailed(false);
    try {
      await onSend(values);
      form.showServerIssues(refused);
    } catch {
      setFailed(true);
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void send(event);
      }}
    >
      <div style={{ display: 'grid', gap: 20 }}>
        <FormErrorSummary issues={form.issues} />
        {failed && (
          <Alert tone="danger" live>
            {say('Je bericht is niet verstuurd. Probeer het opnieuw.', 'Your message was not sent. Try again.')}
          </Alert>
        )}
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField {...form.field('email')} type="email" autoComplete="email" />
        <TextArea {...form.field('message')} limit={500} />
        <Button type="submit" variant="primary" busyLabel={form.busy ? say('Versturen…', 'Sending…') : undefined}>
          {say('Verstuur bericht', 'Send message')}
        </Button>
      </div>
    </form>
  );
}

const meta = preview.meta({
  title: 'Forms/useSchemaForm',
  tags: ['stable'],
  component: Sample,
  args: { onSend: fn(async () => undefined) },
});

interface Canvas {
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}
interface User {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const send = (canvas: Canvas, user: User) => user.click(canvas.getByRole('button', { name: 'Verstuur bericht' }));

async function fill(canvas: Canvas, user: User, values: Record<string, string> = {}) {
  const good = {
    Naam: 'Esmee',
    'E-mailadres': 'esmee@golfslag.example',
    Bericht: 'Ahoy, ik vaar negen maanden.',
    ...values,
  };
  for (const [name, text] of Object.entries(good)) if (text !== '') await user.type(field(canvas, name), text);
}

export const Empty = meta.story();

/** All fields are checked on submit, and not before. The first invalid field gets the focus. */
export const Required = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas, 'Naam'));
    await userEvent.tab();
    await expect(field(canvas, 'Naam')).toBeValid();
    await send(canvas, userEvent);
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Er zijn nog 3 velden te verbeteren');
    await expect(field(canvas, 'Naam')).toHaveFocus();
    await expect(field(canvas, 'Naam')).toHaveAccessibleDescription('Naam is verplicht');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** An invalid email address has its own message; the typed text stays. */
export const InvalidEmail = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, userEvent, { 'E-mailadres': 'kapitein@voorbeeld' });
    await send(canvas, userEvent);
    const email = field(canvas, 'E-mailadres');
    await expect(await canvas.findByRole('link', { name: 'E-mailadres' })).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Voer een geldig email adres in');
    await expect(email).toHaveValue('kapitein@voorbeeld');
    await expect(field(canvas, 'Naam')).toHaveValue('Esmee');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A code has its number: the message says "at least 20", as in the schema. */
export const TooShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, { Bericht: 'Ahoy' });
    await send(canvas, userEvent);
    await expect(await canvas.findByText('Schrijf minstens 20 tekens.')).toBeVisible();
    await expect(field(canvas, 'Bericht')).toHaveFocus();
  },
});

/** An error disappears when it is fixed, and the submitted values are the schema's output. */
export const Mended = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
    await userEvent.type(field(canvas, 'Naam'), ' Esmee ');
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
    await fill(canvas, userEvent, { Naam: '' });
    await send(canvas, userEvent);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Esmee',
      email: 'esmee@golfslag.example',
      message: 'Ahoy, ik vaar negen maanden.',
    });
  },
});

/** While submitting, a second click or Enter does nothing. */
export const Busy = meta.story({
  args: { onSend: fn(async () => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Versturen…' }));
    await userEvent.type(field(canvas, 'Naam'), '{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Two clicks before the next render submit once. */
export const SentTwice = meta.story({
  args: { onSend: fn(async () => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, userEvent);
    const form = field(canvas, 'Naam').closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect(await canvas.findByRole('button', { name: 'Versturen…' })).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** An error from the server is shown at its field like any other. */
export const RefusedByServer = meta.story({
  args: { refused: [{ path: 'email', code: 'email_invalid' }] },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expect(await canvas.findByRole('link', { name: 'E-mailadres' })).toBeVisible();
    await expect(field(canvas, 'E-mailadres')).toHaveFocus();
    await expect(field(canvas, 'E-mailadres')).toHaveAccessibleDescription('Voer een geldig email adres in');
  },
});

/** A code of a newer server, without a message here, shows a general message and never itself. */
export const UnknownCode = meta.story({
  args: { refused: [{ path: 'name', code: 'name_reserved' }] },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expect(await canvas.findByText('Kijk dit veld na.')).toBeVisible();
    await expect(canvas.queryByText('name_reserved')).toBeNull();
  },
});

/** The server fails: the form says so, everything typed stays, and it can be submitted again. */
export const ServerFault = meta.story({
  args: { onSend: fn(async () => Promise.reject(new Error('503'))) },
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await send(canvas, userEvent);
    await expect(await canvas.findByText('Je bericht is niet verstuurd. Probeer het opnieuw.')).toBeVisible();
    await expect(field(canvas, 'Bericht')).toHaveValue('Ahoy, ik vaar negen maanden.');
    await expect(field(canvas, 'E-mailadres')).toHaveValue('esmee@golfslag.example');
    await send(canvas, userEvent);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
    await expect(field(canvas, 'Bericht')).toHaveValue('Ahoy, ik vaar negen maanden.');
  },
  parameters: { picture: true },
});
