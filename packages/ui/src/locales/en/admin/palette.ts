import type { palette as dutch } from '../../nl/admin/palette.ts';
import type { Translated } from '../../translated.ts';

export const palette: Translated<typeof dutch> = {
  leads: 'Leads',
  clients: 'Clients',
  waiting: 'Waiting for an answer',
  forPerson: 'For {{name}}',
  places: 'Go to',
  actions: 'Actions',
  all: 'all {{count}}',
  clientDetail: '{{person}}, {{answers}} of {{questions}} answered',
  answer: 'Answer',
  setStatus: 'Set status to {{status}}',
  statusSet: 'Status of {{name}} is now {{status}}',
  makeClient: 'Make client',
  makeReport: 'Make report',
  fillIn: 'Fill in the questionnaire',
  newClient: 'New client',
  newCampaign: 'New campaign',
  theme: 'Light or dark theme',
};
