import type { ClientStatus } from '../clients/clientVocabulary.ts';

export interface SampleClient {
  readonly name: string;
  readonly contactPerson: string;
  readonly email: string;
  readonly address: string;
  readonly status: ClientStatus;
  /** Number of days since the client joined. */
  readonly days: number;
  readonly notes?: string;
  /** Progress of the questionnaire: answered up to this question, counted from 1, except open ones. */
  readonly until: number;
  readonly open?: readonly number[];
  /** Subject of each report, oldest first. */
  readonly reports?: readonly { readonly type: 'cyprus-feasibility' | 'tax-optimization'; readonly daysAgo: number }[];
}

/** Invented companies; addresses end in `.example`, phone numbers are zeros. */
export const sampleClients: readonly SampleClient[] = [
  {
    name: 'Zeilmakerij Esmeralda',
    contactPerson: 'Ruben Fok',
    email: 'ruben@esmeralda.example',
    address: 'Zuiderhaven 4, 8861 CH Harlingen',
    status: 'completed',
    days: 168,
    until: 42,
    reports: [{ type: 'cyprus-feasibility', daysAgo: 120 }],
    notes: 'Oprichting afgerond, boekhouding loopt via kantoor Limassol. Elk kwartaal bellen over de dagen.',
  },
  {
    name: 'Loods & Log',
    contactPerson: 'Hanna Peillood',
    email: 'hanna@loodsenlog.example',
    address: 'Boulevard de Ruyter 18, 4381 KD Vlissingen',
    status: 'completed',
    days: 151,
    until: 42,
    reports: [{ type: 'tax-optimization', daysAgo: 98 }],
  },
  {
    name: 'Stuurhut Software',
    contactPerson: 'Timo Roerganger',
    email: 'timo@stuurhut.example',
    address: 'Europaplein 7, 9723 AS Groningen',
    status: 'inactive',
    days: 133,
    until: 12,
    notes: 'Wacht op de verkoop van de woning. In het voorjaar weer contact opnemen.',
  },
  {
    name: 'Windroos Consultancy',
    contactPerson: 'Anouk Windroos',
    email: 'anouk@windroos.example',
    address: 'Keizersgracht 401, 1016 EK Amsterdam',
    status: 'completed',
    days: 117,
    until: 42,
    reports: [{ type: 'cyprus-feasibility', daysAgo: 71 }],
  },
  {
    name: 'Noordster Jachtinspectie',
    contactPerson: 'Pieter Noordster',
    email: 'pieter@noordster.example',
    address: 'Oude Haven 2, 1671 AB Medemblik',
    status: 'completed',
    days: 96,
    until: 42,
    open: [29],
    reports: [{ type: 'cyprus-feasibility', daysAgo: 54 }],
  },
  {
    name: 'Bakboord & Partners',
    contactPerson: 'Lieke Bakboord',
    email: 'lieke@bakboord.example',
    address: 'Maasboulevard 60, 3011 TX Rotterdam',
    status: 'active',
    days: 74,
    until: 37,
    open: [21, 22],
    notes: 'Twee vennoten; de tweede vult zijn eigen lijst in.',
  },
  {
    name: 'Getijden Ontwerp',
    contactPerson: 'Sanne Getij',
    email: 'sanne@getijden.example',
    address: 'Havenstraat 11, 1781 AM Den Helder',
    status: 'completed',
    days: 61,
    until: 42,
    reports: [{ type: 'tax-optimization', daysAgo: 16 }],
  },
  {
    name: 'Zeekaart Consult',
    contactPerson: 'Yara Zeekaart',
    email: 'yara@zeekaart.example',
    address: 'Westerkade 29, 9718 AS Groningen',
    status: 'active',
    days: 40,
    until: 42,
    notes: 'Vragenlijst is compleet, het rapport kan gemaakt worden.',
  },
  {
    name: 'Ankertouw Techniek',
    contactPerson: 'Esmoreit Ankertouw',
    email: 'esmoreit@ankertouw.example',
    address: 'Industrieweg 5, 3361 HJ Sliedrecht',
    status: 'pending',
    days: 26,
    until: 31,
    open: [14, 28, 30],
  },
  {
    name: 'Kompas Maritiem Advies',
    contactPerson: 'Bram Kompas',
    email: 'bram@kompas.example',
    address: 'Havenkade 12, 3011 AB Rotterdam',
    status: 'pending',
    days: 18,
    until: 26,
    open: [17, 21],
    reports: [
      { type: 'tax-optimization', daysAgo: 9 },
      { type: 'cyprus-feasibility', daysAgo: 0 },
    ],
    notes: 'Vaart het halve jaar; wil weten wat de woning in Rotterdam betekent.',
  },
  {
    name: 'Halfweg Logistiek',
    contactPerson: 'Gijs Halfweg',
    email: 'gijs@halfweg.example',
    address: 'Zeeweg 88, 1165 NC Halfweg',
    status: 'pending',
    days: 6,
    until: 8,
  },
  {
    name: 'Vuurtoren Vertalingen',
    contactPerson: 'Noor Vuurtoren',
    email: 'noor@vuurtoren.example',
    address: 'Torenlaan 3, 8899 AA Vlieland',
    status: 'pending',
    days: 1,
    until: 0,
  },
];
