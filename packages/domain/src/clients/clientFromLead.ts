import type { Lead } from '../leads/lead.ts';
import { emptyClientForm, type ClientForm } from './client.ts';

/**
 * The form of a new client, filled from a lead: the person becomes the contact person; the company is asked, and begins
 * with the lead's name, because many leads are a company of one.
 */
export const clientFormOfLead = ({ name, email, phone, notes }: Pick<Lead, 'name' | 'email' | 'phone' | 'notes'>) =>
  ({ ...emptyClientForm, name, contactPerson: name, email, phone: phone ?? '', notes }) satisfies ClientForm;
