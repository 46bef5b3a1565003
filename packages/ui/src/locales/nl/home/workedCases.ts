export const workedCases = {
  title: 'Zelfde winst, ander antwoord',
  lead: 'Een bv met {{profit}} winst, twee keer doorgerekend. Alleen waar de eigenaar woont, is anders.',
  cases: {
    moves: {
      title: 'De eigenaar verhuist naar Cyprus',
      verdict: '<strong>Ja:</strong> {{amount}} minder per jaar.',
      note: 'Niet in de som: de verhuizing, de aanslag over je bv bij vertrek, de controle van de jaarrekening en de bestuurders.',
    },
    stays: {
      title: 'De eigenaar blijft in Nederland wonen',
      verdict: '<strong>Nee:</strong> {{amount}} meer per jaar.',
      note: 'Nederland belast dan het salaris en het dividend, en de kosten op Cyprus komen erbij. Dit is de som waarbij wij het afraden.',
    },
  },
  now: 'Nu, met de bv',
  viaCyprus: 'Via Cyprus',
  open: 'Open deze som in de calculator',
  terms:
    'Belasting, premies en vaste kosten, alle winst uitgekeerd. Tarieven van {{years}}. Indicatie, geen belastingadvies.',
} as const;
