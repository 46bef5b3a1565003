import { type ClientForm as Form, clientFormOfLead, clientsAlike } from '@fnc/domain';
import { aClient, aLead } from '@fnc/domain/testing';
import { fn } from 'storybook/test';
import type { ClientFormProps, ClientFormState, SavedClient } from '../ClientForm/clientFormProps.ts';
import { sampleClients } from './sampleClients.ts';

const empty = { name: '', contactPerson: '', email: '', phone: '', address: '', status: 'pending', notes: '' } as const;
type Ready = Extract<ClientFormState, { phase: 'ready' }>;

/** A form for a new client, among the twelve there are. */
export const readyForm = (changes: Partial<Ready> = {}): Ready => ({
  phase: 'ready',
  initial: { ...empty },
  editing: null,
  lead: null,
  ...changes,
});

/** Filled with what is known of a lead. */
export const formFromLead: Ready = readyForm({
  initial: clientFormOfLead(aLead({ notes: 'Wil voor maart beginnen.' })),
  lead: { kind: 'found', name: 'Esmee Golfslag', href: '/admin/leads/2' },
});

/** A store that answers like this. */
export const saving = (outcome: (form: Form) => SavedClient) => fn((form: Form) => Promise.resolve(outcome(form)));

const mode: ClientFormProps['mode'] = 'new';

const findAlikeOf = clientsAlike(sampleClients.map(({ client }) => client));
const findAlike: ClientFormProps['findAlike'] = (input) => Promise.resolve(findAlikeOf(input));

export const clientFormArgs = {
  state: readyForm() as ClientFormState,
  mode,
  listHref: '/admin/clients',
  clientHref: (id: string) => `/admin/clients/${id}`,
  cancelHref: '/admin/clients',
  onSave: saving(({ phone = '', address = '', notes = '', ...form }) => ({
    client: aClient({ ...form, phone, address, notes }),
  })),
  findAlike,
  onSaved: fn(),
  onDirty: fn(),
  leaving: null as ClientFormProps['leaving'],
  onRetry: fn(),
  onCopy: fn(() => Promise.resolve()),
};

interface Canvas {
  getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement;
}
interface User {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

export const formField = (canvas: Canvas, name: string) =>
  canvas.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const submitForm = (canvas: Canvas, user: User) =>
  user.click(canvas.getByRole('button', { name: 'Voeg klant toe' }));

/** What is required, and nothing else. */
export async function fillForm(canvas: Canvas, user: User) {
  await user.type(formField(canvas, 'Bedrijfsnaam'), 'Loefzijde Advies');
  await user.type(formField(canvas, 'Contactpersoon'), 'Pim Loefzijde');
  await user.type(formField(canvas, 'E-mail'), 'pim@loefzijde.example');
}
