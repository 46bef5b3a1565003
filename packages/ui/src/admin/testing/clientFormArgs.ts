import { type ClientForm as Form, clientFormOfLead, clientsAlike, emptyClientForm, formOfClient } from '@fnc/domain';
import { aClient, aLead } from '@fnc/domain/testing';
import { fn } from 'storybook/test';
import type { ClientFormProps, ClientFormState, EditedClient, SavedClient } from '../ClientForm/clientFormProps.ts';
import { kompas, sampleClients } from './sampleClients.ts';

type Ready = Extract<ClientFormState, { phase: 'ready' }>;

/** A form for a new client, with twelve existing clients. */
export const readyForm = (changes: Partial<Ready> = {}): Ready => ({
  phase: 'ready',
  initial: emptyClientForm,
  editing: null,
  lead: null,
  ...changes,
});

/** Filled with the data of a lead. */
export const formFromLead: Ready = readyForm({
  initial: clientFormOfLead(aLead({ notes: 'Wil voor maart beginnen.' })),
  lead: { kind: 'found', name: 'Esmee Golfslag', href: '/admin/leads/2' },
});

/** A store with this result. */
export const saving = (outcome: (form: Form) => SavedClient) => fn((form: Form) => Promise.resolve(outcome(form)));

const mode: ClientFormProps['mode'] = 'new';

/** A server with the twelve sample clients. */
const findAlikeExcept =
  (exceptId?: string): ClientFormProps['findAlike'] =>
  (input) => {
    const known = sampleClients.map(({ client }) => client);
    return Promise.resolve(clientsAlike(known, exceptId)(input));
  };

export const clientFormArgs = {
  state: readyForm() as ClientFormState,
  mode,
  listHref: '/admin/clients',
  clientHref: (id: string) => `/admin/clients/${id}`,
  cancelHref: '/admin/clients',
  onSave: saving((form) => ({ client: aClient(formOfClient(form)) })),
  findAlike: findAlikeExcept(),
  onSaved: fn(),
  onDirty: fn(),
  leaving: null as ClientFormProps['leaving'],
  onRetry: fn(),
  onCopy: fn(() => Promise.resolve()),
};

/** The other window's version of the client. */
export const changedThere = { ...formOfClient(kompas), notes: 'Van het andere venster', phone: '112' };
/** A client whose notes and phone were changed in another window meanwhile. */
export const editedElsewhere = {
  mode: 'edit' as const,
  state: readyForm({ initial: formOfClient(kompas), editing: kompas, version: 1 }),
  findAlike: findAlikeExcept(kompas.id),
  onSave: fn((form: Form, { version }: EditedClient) => {
    const before = formOfClient(kompas);
    const fields = (['notes', 'phone'] as const).filter((one) => form[one] !== before[one]);
    const conflict = { fields, theirs: changedThere, version: 2 };
    return Promise.resolve<SavedClient>(version === 2 ? { client: kompas } : { conflict });
  }),
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

/** Fills in only the required fields. */
export async function fillForm(canvas: Canvas, user: User) {
  await user.type(formField(canvas, 'Bedrijfsnaam'), 'Loefzijde Advies');
  await user.type(formField(canvas, 'Contactpersoon'), 'Pim Loefzijde');
  await user.type(formField(canvas, 'E-mail'), 'pim@loefzijde.example');
}
