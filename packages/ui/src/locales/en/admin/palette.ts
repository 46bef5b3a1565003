import type { palette as dutch } from '../../nl/admin/palette.ts';
import type { Translated } from '../../translated.ts';

export const palette: Translated<typeof dutch> = {
  leads: 'Leads',
  clients: 'Clients',
  allWith: { leads: 'All leads with “{{query}}”', clients: 'All clients with “{{query}}”' },
  waiting: 'Awaiting a reply',
  forPerson: 'For {{name}}',
  places: 'Go to',
  actions: 'Actions',
  all: 'all {{count}}',
  clientDetail: '{{person}}, {{answers}} of {{questions}} answered',
  answer: 'Reply',
  setStatus: 'Set status to {{status}}',
  statusSet: '{{name}}’s status is now {{status}}',
  makeClient: 'Create client',
  makeReport: 'Create report',
  fillIn: 'Fill in questionnaire',
  newClient: 'New client',
  newCampaign: 'New campaign',
  accountKeywords: 'second step sessions recovery codes authenticator',
  theme: 'Switch light or dark theme',
};
