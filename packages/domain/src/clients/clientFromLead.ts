import type { Lead } from '../leads/lead.ts';
import type { ClientFormInput } from './client.ts';

/**
 * The form of a new client, filled from a lead: the person becomes the contact person; the company is asked, and begins
 * with the lead's name, because many leads are a company of one.
 */
export const clientFormOfLead = ({ name, email, phone, notes }: Pick<Lead, 'name' | 'email' | 'phone' | 'notes'>) =>
  ({
    name,
    contactPerson: name,
    email,
    phone: phone ?? '',
    address: '',
    status: 'pending',
    notes,
  }) satisfies ClientFormInput;
