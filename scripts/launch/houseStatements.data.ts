import { brand, retentionTerms as terms } from '@fnc/domain';

const { basis } = brand.aiService;

/**
 * Statements of the privacy page about the company: no test can verify them, so somebody at the company must confirm
 * them. `says` is quoted verbatim from the Dutch page. Set `confirmed` when it is true for the company that goes live.
 */
export const houseStatements: readonly { says: string; confirm: string; confirmed: boolean }[] = [
  {
    says: 'Een functionaris voor gegevensbescherming hebben we niet',
    confirm: 'that no data protection officer is required or appointed',
    confirmed: false,
  },
  {
    says: 'De hostingpartij en de mailprovider werken in onze opdracht',
    confirm: 'that both have signed a processing agreement',
    confirmed: false,
  },
  {
    says: 'De AI-dienst verwerkt gegevens buiten de Europese Economische Ruimte',
    confirm:
      'that the AI service and its country are right, and that the hosting and mail providers process nothing outside the EEA',
    confirmed: false,
  },
  {
    says: basis === undefined ? 'Vraag ons gerust waarop die doorgifte berust' : `Die doorgifte berust op ${basis.nl}`,
    confirm:
      'what your contract with the AI service bases the transfer on, for instance the standard contractual clauses (brand.aiService.basis), and that you can send a copy on request',
    confirmed: false,
  },
  {
    says: 'Een adviseur leest en verbetert wat de dienst schrijft voordat je het rapport krijgt',
    confirm: 'that no report goes to a client before an adviser has read and corrected it',
    confirmed: false,
  },
  {
    says: 'De termijnen hieronder hebben we zelf gekozen',
    confirm: 'that your company keeps to the periods in the table',
    confirmed: false,
  },
  {
    says: `${terms.refusalMonths / 12} jaar na die melding, ook als de aanvraag eerder is gewist`,
    confirm: `that ${terms.refusalMonths} months is a period you can justify for the hash of an address that must not be emailed`,
    confirmed: false,
  },
  {
    says: `${terms.erasedMonths} maanden na het wissen`,
    confirm: `that ${terms.erasedMonths} months is a period you can justify for the hash of an erased address`,
    confirmed: false,
  },
  {
    says: 'Alleen als jij daar vooraf mee instemt, en alleen wat voor jouw vraag nodig is.',
    confirm: 'that a partner in Cyprus receives data only with consent, and who that licensed partner is',
    confirmed: false,
  },
  {
    says: 'Je krijgt binnen een maand antwoord',
    confirm: 'who answers requests about personal data',
    confirmed: false,
  },
  {
    says: 'Of je een e-mail opent of erin klikt, meten we niet',
    confirm: 'that the server runs without MAIL_TRACKING=on, or change the sentence',
    confirmed: false,
  },
];
