import type { ClaimSource } from './claimSource.ts';

const register = 'cyprusregister';
const kpmg = 'KPMG, Flash Alert 2026-159';
const ey = {
  nl: 'EY, Cypriotische belastinghervorming, 7 januari 2026',
  en: 'EY, Cyprus tax reform, 7 January 2026',
} as const;
const auditLaw = { nl: 'Cyprus, wet 88(I)/2022', en: 'Cyprus, Law 88(I)/2022' } as const;

/** Where the figures were looked up, separate from the figures so that no page loads the titles. */
export const claimSources = {
  // Our own.
  prices: { title: { nl: 'Onze eigen prijslijst', en: 'Our own price list' } },
  product: { title: { nl: 'Geteld in dit product', en: 'Counted in this product' } },
  promise: { title: { nl: 'Onze eigen belofte', en: 'Our own promise' } },

  // Public bodies.
  accession: {
    title: { nl: 'Toetredingsverdrag 2003', en: 'Treaty of Accession 2003' },
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:12003T/TXT',
  },
  auditLaw: { title: auditLaw },
  boxTwoRates: {
    title: { nl: 'Belastingdienst, tarieven van box 2 in 2026', en: 'Belastingdienst, box 2 rates 2026' },
  },
  clock: {
    title: {
      nl: 'Richtlijn 2000/84/EG; Oost- en Midden-Europese Tijd',
      en: 'Directive 2000/84/EC; Eastern and Central European Time',
    },
    url: 'https://eur-lex.europa.eu/eli/dir/2000/84/oj',
  },
  corporateAct: {
    title: {
      nl: 'Wet op de vennootschapsbelasting 1969, artikel 22',
      en: 'Dutch Corporate Income Tax Act 1969, article 22',
    },
    url: 'https://wetten.overheid.nl/BWBR0002672',
  },
  corporateRates: {
    title: { nl: 'Tarieven van de vennootschapsbelasting, 2026', en: 'Rates of the Dutch corporate income tax, 2026' },
  },
  incomeAct: {
    title: {
      nl: 'Wet inkomstenbelasting 2001, tarief box 1 voor 2026',
      en: 'Dutch Income Tax Act 2001, box 1 rates for 2026',
    },
    url: 'https://wetten.overheid.nl/BWBR0011353',
  },
  lowTaxStates: {
    title: {
      nl: 'Staatscourant 2018, 72064, lijst van laagbelastende staten',
      en: 'Staatscourant 2018, 72064, list of low-tax states',
    },
    url: 'https://zoek.officielebekendmakingen.nl/stcrt-2018-72064.html',
  },
  recovery: { title: { nl: 'AWR, artikel 16; taxence.nl', en: 'AWR, article 16; taxence.nl' } },
  svb: { title: 'SVB, business.gov.nl', url: 'https://www.svb.nl/' },
  treaty: {
    title: {
      nl: 'Belastingverdrag tussen Nederland en Cyprus, Trb. 2021, 80',
      en: 'Netherlands–Cyprus tax treaty, Trb. 2021, 80',
    },
    url: 'https://zoek.officielebekendmakingen.nl/trb-2021-80.html',
  },

  // Advisers, registers and publishers.
  andersen: {
    title: { nl: 'Andersen, inkomstenbelasting op Cyprus 2026', en: 'Andersen, Cyprus personal income tax 2026' },
  },
  annualReturn: { title: { nl: 'hmiaccountants, jaaropgave HE32', en: 'hmiaccountants, annual return HE32' } },
  audit: { title: { nl: 'Nexora, prijzen van controles op Cyprus, 2026', en: 'Nexora, audit fees in Cyprus, 2026' } },
  auditThreshold: {
    title: {
      nl: `CYAUSE, 29 januari 2026, over de nieuwe grens; ${auditLaw.nl}`,
      en: `CYAUSE, 29 January 2026, on the new threshold; ${auditLaw.en}`,
    },
  },
  boxTwo: {
    title: { nl: 'Belastingdienst en Rabobank, box 2 in 2026', en: 'Belastingdienst and Rabobank, box 2 in 2026' },
  },
  contributions: {
    title: { nl: 'M. Target, sociale premies op Cyprus 2026', en: 'M. Target, Cyprus social insurance 2026' },
  },
  ey: { title: ey },
  ibccs: { title: { nl: 'IBCCS, Cypriotische belastinghervorming 2026', en: 'IBCCS, Cyprus tax reform 2026' } },
  ipBox: { title: { nl: 'cyipco, IP-box op Cyprus', en: 'cyipco, Cyprus IP box' } },
  kendris: {
    title: {
      nl: 'Kendris, Cypriotische belastinghervorming, 9 januari 2026',
      en: 'Kendris, Cyprus tax reform, 9 January 2026',
    },
  },
  kpmg: { title: kpmg },
  levy: {
    title: { nl: 'Harneys, afschaffing van de jaarlijkse heffing', en: 'Harneys, abolition of the annual levy' },
  },
  market: {
    title: {
      nl: 'Gepubliceerde prijzen van sohocyprus, cypruscompany.com, heatcaster en cyprusdesk, 2026',
      en: 'Published prices of sohocyprus, cypruscompany.com, heatcaster and cyprusdesk, 2026',
    },
  },
  nonDom: { title: { nl: `${ey.nl}; ${kpmg}`, en: `${ey.en}; ${kpmg}` } },
  reform: { title: { nl: `${ey.nl}; Kendris`, en: `${ey.en}; Kendris` } },
  register: { title: register },
  registrarFees: {
    title: {
      nl: `${register}; gepubliceerde marktprijzen, 2026`,
      en: `${register}; published market prices, 2026`,
    },
  },
  salary: { title: { nl: 'omnyacc.nl, gebruikelijk loon 2026', en: 'omnyacc.nl, customary salary 2026' } },
  shipping: {
    title: {
      nl: 'Cyprus Shipping News; Cyprus, wet 39(I)/2020',
      en: 'Cyprus Shipping News; Cyprus, Law 39(I)/2020',
    },
  },
  vat: {
    title: { nl: 'rightax; cbucyprus, btw en VIES op Cyprus', en: 'rightax; cbucyprus, VAT and VIES in Cyprus' },
  },
  withholding: {
    title: {
      nl: 'Sovereign, ConsulCo; het verdrag zelf staat tot 15% toe',
      en: 'Sovereign, ConsulCo; the treaty itself allows up to 15%',
    },
  },
} as const satisfies Record<string, ClaimSource>;

export type ClaimSourceId = keyof typeof claimSources;
