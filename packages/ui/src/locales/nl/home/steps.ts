export const steps = {
  coordinates: '37°33′N 10°42′O',
  title: 'Vijf stappen van vraag naar vennootschap',
  lead: 'Na stap 1 en na stap 2 kun je stoppen. Dan weet je waar je aan toe bent.',
  items: {
    intake: {
      title: 'Gratis intake',
      text: 'Je vertelt hoe je werkt en woont. Wij zeggen of verder rekenen zin heeft.',
      note: '{{minutes}} minuten, gratis',
    },
    advice: {
      title: 'Analyse en advies',
      text: 'Nederland en Cyprus naast elkaar, met jouw cijfers en de risico’s.',
      note: '{{advice}}, één keer',
    },
    registration: {
      title: 'Registratie',
      text: 'Naam, statuten, inschrijving en een Cypriotisch fiscaal nummer.',
      note: '{{from}} tot {{to}} eenmalig',
    },
    bank: {
      title: 'Postadres en bank',
      text: 'Adres bij {{provider}} en een zakelijke rekening. Een adres alleen is geen substance.',
      note: 'In het maandbedrag; de bank rekent eigen kosten',
    },
    compliance: {
      title: 'Boekhouding en compliance',
      text: 'Administratie, btw, VIES-opgave, jaarrekening en notulen.',
      note: 'Ongeveer {{monthly}} per maand',
    },
  },
  condition: 'De bedragen zijn een raming vooraf, zonder btw; je offerte zegt wat voor jou geldt.',
} as const;
