import type { RiskText } from '../../pages/risks.ts';

export const risks: RiskText = {
  title: 'Risks and red flags',
  lead: 'Almost every risk begins with a paper that says something other than what happens.',
  head: ['Risk', 'Signal', 'What to do'],
  weights: { heavy: 'heavy', mind: 'take care' },
  risks: [
    {
      name: 'Management in the Netherlands',
      weight: 'heavy',
      fact: 'The Netherlands then charges corporate income tax on the whole profit. {law:court}',
      signal: 'You decide at the kitchen table; the board signs afterwards.',
      action: 'Go through the checklist on [page 8](#p8) every quarter. {view}',
    },
    {
      name: 'Extended additional assessment',
      weight: 'heavy',
      fact: 'With income abroad, up to {nlRecoveryYears} years back. {check:recovery}',
      signal: 'The tax return is silent about the company.',
      action: 'Keep the file at least that long. {view}',
    },
    {
      name: 'Penalty',
      weight: 'heavy',
      fact: 'A tax penalty falls on whoever culpably files an incorrect return. {check}',
      signal: 'There is no written advice behind the return as filed.',
      action: 'Record what your position rests on. {view}',
    },
    {
      name: 'Settling up on departure',
      weight: 'heavy',
      fact: 'A protective assessment on your bv. Within the EU deferral is automatic and free of interest; for a substantial interest the assessment stands without limit in time. {law:taxOffice}',
      signal: '“It lapses after ten years.”',
      action: 'Have it calculated before you leave. {view}',
    },
    {
      name: 'Treaty denied',
      weight: 'mind',
      fact: 'The principal purpose test can take the benefits away. {check:sovereign}',
      signal: 'Tax is the only reason you can give.',
      action: 'Write down the business reason, beforehand. {view}',
    },
    {
      name: 'Disclosure duty (DAC6)',
      weight: 'mind',
      fact: 'Intermediaries report arrangements with a hallmark. {law:taxOffice} Standard packages may be among them. {check}',
      signal: 'Nobody knows who reports.',
      action: 'Ask every adviser, us included, how this is tested. {view}',
    },
    {
      name: 'Directors on paper',
      weight: 'mind',
      fact: 'Supplying directors, a secretary or an address needs a licence. {law:cysec}',
      signal: 'The director does not know your business.',
      action: 'Ask about licence and experience; talk to them yourself. {view}',
    },
    {
      name: 'A promise of 0%',
      weight: 'mind',
      fact: 'Dividend is never wholly free in Cyprus: GESY is {cyGesy}. {law:ibccs}',
      signal: 'No year, no condition, no sum.',
      action: 'Ask for the calculation with residence and source. {view}',
    },
  ],
  legend: 'Eight risks. The weight is our judgement.',
  sections: [
    {
      title: 'CFC rule',
      text: 'This rule reaches bvs with a subsidiary in a country that taxes below 9% or is on the EU list. {law:cfc} Cyprus was not on the 2019 list; the 2026 list has not been checked. {check:cfc}',
    },
    {
      title: 'Unshell (ATAD 3)',
      text: 'The EU proposal against empty companies was dropped in June 2025. {law:unshell} Substance may return in a revision of DAC6; the state of play in 2026 has not been checked. {check:unshell}',
    },
  ],
  condition: {
    label: 'Condition.',
    text: 'If you meet a red flag in your own situation, put it to a tax adviser before you file the next return.',
  },
};
