import type { SubstanceText } from '../../pages/substance.ts';

export const substance: SubstanceText = {
  title: 'Substance',
  lead: 'What counts is not the address but the place where the major decisions are taken. And you must be able to show it.',
  checklist: {
    head: { what: 'What must be there', proof: 'How you show it', own: 'You', partner: 'Partner' },
    toTick: 'box to tick',
    items: [
      {
        what: 'Directors resident in Cyprus in the majority {law:td98}',
        proof: 'tax residence of each director',
        who: 'both',
      },
      {
        what: 'Directors who can say no {view}',
        proof: 'CV, division of tasks, their questions in the minutes',
        who: 'both',
      },
      {
        what: 'Real board meetings in Cyprus {law:td98}',
        proof: 'agenda, attendance, place',
        who: 'own',
      },
      { what: 'Minutes of every major decision {law:td98}', proof: 'signed, before it is carried out', who: 'both' },
      { what: 'No general power of attorney for you {law:td98}', proof: 'register of powers', who: 'own' },
      { what: 'Office and records in Cyprus {law:td98}', proof: 'lease, files kept at that address', who: 'partner' },
      { what: 'Bank account run by the board {view}', proof: 'signing powers by resolution', who: 'both' },
      { what: 'Contracts signed where the board sits {view}', proof: 'place and date on each contract', who: 'own' },
      {
        what: 'Tax residence certificate, form TD 98 {law:td98}',
        proof: 'answers to all these questions',
        who: 'partner',
      },
    ],
  },
  checklistLegend: 'Tick what is there, and who sees to it. Every empty box is a question for the intake talk.',
  sections: [
    {
      title: 'Why a postal address is not enough',
      text: 'For the Netherlands effective management decides, not the registered office or the postal address. {law:awr} A virtual office gives you a letterbox; it takes no decisions. {view}',
    },
    {
      title: 'Substance is daily work',
      text: 'The question often comes years later. What counts then is what was recorded at the time, not what you can still explain. {view}',
    },
  ],
  case: {
    title: 'From case law: Court of Appeal of The Hague, 3 November 2022',
    parts: [
      [
        'The facts',
        'A Ltd in Cyprus with a board in Cyprus. The indirect shareholder took the core decisions, in the Netherlands. The company lent out money. {law:court}',
      ],
      [
        'The outcome',
        'Dutch corporate income tax for 2006 to 2012, with the extended period. The penalties on the Ltd were annulled. {law:court}',
      ],
      [
        'The nuance',
        'In cases about Guernsey and Curaçao the inspector lost. The facts decide, either way. {law:guernsey,curacao}',
      ],
    ],
  },
  condition: {
    label: 'Condition.',
    text: 'Anyone who supplies directors, a secretary or an address in Cyprus needs a licence from CySEC or is a lawyer or ICPAC member. {law:cysec} Always ask for the name and number of the licence.',
  },
};
