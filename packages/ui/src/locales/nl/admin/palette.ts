/** The command palette. */
export const palette = {
  leads: 'Leads',
  clients: 'Klanten',
  waiting: 'Wacht op antwoord',
  forPerson: 'Voor {{name}}',
  places: 'Ga naar',
  actions: 'Acties',
  all: 'alle {{count}}',
  clientDetail: '{{person}}, {{answers}} van {{questions}} beantwoord',
  answer: 'Antwoord',
  setStatus: 'Zet status op {{status}}',
  statusSet: 'Status van {{name}} is nu {{status}}',
  makeClient: 'Maak klant',
  makeReport: 'Maak rapport',
  fillIn: 'Vul de vragenlijst in',
  newClient: 'Nieuwe klant',
  theme: 'Licht of donker thema',
} as const;
