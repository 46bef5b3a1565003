import type { RiskText } from '../../pages/risks.ts';

export const risks: RiskText = {
  title: 'Risks and red flags',
  lead: 'Nearly every risk starts with paperwork that doesn’t match reality.',
  head: ['Risk', 'Warning sign', 'What to do'],
  weights: { heavy: 'serious', mind: 'take care' },
  risks: [
    {
      name: 'Run from the Netherlands',
      weight: 'heavy',
      fact: 'The Netherlands then taxes the company’s entire profit. {law:court}',
      signal: 'You decide at the kitchen table; the board signs later.',
      action: 'Go through the checklist on [page 8](#p8) every quarter. {view}',
    },
    {
      name: 'Assessed years later',
      weight: 'heavy',
      fact: 'For income abroad, up to {nlRecoveryYears} years back. {law:awr,recovery}',
      signal: 'Your tax return doesn’t mention the company.',
      action: 'Keep your file at least that long. {view}',
    },
    {
      name: 'Penalty',
      weight: 'heavy',
      fact: 'For a return that’s wrong on purpose or through gross negligence. {law:awr}',
      signal: 'No written advice behind the return you filed.',
      action: 'Put in writing what your position rests on. {view}',
    },
    {
      name: 'Exit tax when you leave',
      weight: 'heavy',
      fact: 'A protective assessment on your bv. In the EU you get interest-free deferral automatically, with no end date. {law:taxOffice} A sale or a dividend ends it for that part. {check:deferral}',
      signal: '“It lapses after ten years.”',
      action: 'Have it worked out before you leave, and before every dividend. {view}',
    },
    {
      name: 'Treaty benefits refused',
      weight: 'mind',
      fact: 'The principal purpose test can take them away. {check:sovereign}',
      signal: 'Tax is the only reason you can give.',
      action: 'Write down the business reason, in advance. {view}',
    },
    {
      name: 'Duty to report (DAC6)',
      weight: 'mind',
      fact: 'Intermediaries report schemes that bear a hallmark. {law:taxOffice} Off-the-shelf packages can be among them. {check:unshell}',
      signal: 'Nobody knows who does the reporting.',
      action: 'Ask every adviser, us included, how they test this. {view}',
    },
    {
      name: 'Directors on paper',
      weight: 'mind',
      fact: 'Supplying directors, a secretary or an address takes a licence. {law:cysec}',
      signal: 'The director doesn’t know your business.',
      action: 'Ask about licence and experience; meet them yourself. {view}',
    },
    {
      name: 'A promise of 0%',
      weight: 'mind',
      fact: 'On dividends you pay {cyGesy} GESY if you live in Cyprus, and box 2 if you live in the Netherlands. {law:ibccs,box2}',
      signal: 'No year, no conditions, no sums.',
      action: 'Ask for the calculation, with residence and source. {view}',
    },
  ],
  legend: 'Eight risks. How serious they are is our judgement.',
  sections: [
    {
      title: 'CFC rule',
      text: 'This rule catches a bv with a subsidiary in a country that taxes profits below 9% or is on the EU list. {law:cfc} At {cyCorporate}, Cyprus isn’t one. The list changes every year: ask your adviser about yours.',
    },
    {
      title: 'Shell companies and DAC6',
      text: 'The EU dropped its Unshell plan in June 2025. The DAC6 revision proposed on 24 June 2026 contains no substance test and isn’t law yet. {law:unshell}',
    },
  ],
  condition: {
    label: 'Condition.',
    text: 'If you spot one of these red flags in your own affairs, take it to a tax adviser before you file your next return.',
  },
};
