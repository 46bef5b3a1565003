import type { SubstanceText } from '../../pages/substance.ts';

export const substance: SubstanceText = {
  title: 'Substance',
  lead: 'An address isn’t what counts. It’s where the big decisions are made – and whether you can prove it.',
  checklist: {
    head: { what: 'What you need', proof: 'How you prove it', own: 'You', partner: 'Partner' },
    toTick: 'box to tick',
    items: [
      {
        what: 'A majority of directors resident in Cyprus {law:td98}',
        proof: 'each director’s tax residence',
        who: 'both',
      },
      {
        what: 'Directors who can say no {view}',
        proof: 'CV, division of duties, their questions in the minutes',
        who: 'both',
      },
      {
        what: 'Real board meetings in Cyprus {law:td98}',
        proof: 'agenda, attendance, place',
        who: 'own',
      },
      { what: 'Minutes of every major decision {law:td98}', proof: 'signed before it’s carried out', who: 'both' },
      { what: 'No general power of attorney for you {law:td98}', proof: 'register of powers', who: 'own' },
      { what: 'An office and records in Cyprus {law:td98}', proof: 'lease, files kept there', who: 'partner' },
      { what: 'A bank account run by the board {view}', proof: 'signing powers set by resolution', who: 'both' },
      { what: 'Contracts signed where the board sits {view}', proof: 'place and date on each contract', who: 'own' },
      {
        what: 'Tax residence certificate, form TD 98 {law:td98}',
        proof: 'answers to all of the above',
        who: 'partner',
      },
    ],
  },
  checklistLegend: 'Tick what’s in place and who looks after it. Bring the empty boxes to the introductory call.',
  sections: [
    {
      title: 'Why a postal address won’t do',
      text: 'In Dutch eyes, effective management decides – not the registered office or the letterhead. {law:awr} A virtual office gives you a letterbox. It doesn’t make decisions. {view}',
    },
    {
      title: 'Substance is a daily habit',
      text: 'The question often comes years later. What counts then is what was written down at the time, not how well you can explain it now. {view}',
    },
  ],
  case: {
    title: 'A case in point: Court of Appeal of The Hague, 3 November 2022',
    parts: [
      [
        'The facts',
        'A Cyprus Ltd with a Cyprus board. Its indirect shareholder made the core decisions, in the Netherlands. The company lent money. {law:court}',
      ],
      [
        'The outcome',
        'Dutch corporate income tax for 2006 to 2012, under the extended time limit. The penalties on the Ltd were quashed. {law:court}',
      ],
      [
        'The nuance',
        'In cases about Guernsey and Curaçao the tax inspector lost. The facts decide, either way. {law:guernsey,curacao}',
      ],
    ],
  },
  condition: {
    label: 'Condition.',
    text: 'Anyone supplying directors, a company secretary or an address in Cyprus must hold a CySEC licence or be a lawyer or ICPAC member. {law:cysec} Always ask for the name and number on the licence.',
  },
};
