export const founderStory = {
  coordinates: '35°57′N 5°39′W',
  title: 'Eerst op eigen koers gevaren',
  question:
    'Na jaren op zee wilde {{founder}} één ding weten: klopt het, of klinkt het alleen goed? Het antwoord stond in geen folder. Het lag verspreid over twee wetboeken, een verdrag en een stapel kwitanties.',
  method:
    'Uit die berekening is {{brand}} ontstaan. Wij werken zoals je een oversteek plant: eerst de kaart, dan het weer, dan pas de trossen los.',
  log: {
    departure: {
      when: 'Vertrek',
      what: 'De eigen situatie doorgerekend, met winst, dagen en woonplaats.',
    },
    underWay: {
      when: 'Onderweg',
      what: 'Vennootschap opgericht, bank en administratie op Cyprus geregeld.',
    },
    now: {
      when: 'Nu',
      what: 'Dezelfde route voor anderen, inclusief een eerlijk ‘niet doen’.',
    },
  },
  adviser: {
    role: 'Oprichter en adviseur',
    speaks: 'Spreekt {{languages}}',
    partner: 'Op Cyprus: kantoor, secretaris en bestuurders van {{provider}}, met vergunning {{licence}}.',
  },
  sample: 'voorbeeld',
  sampleNote: 'Dit verhaal en deze gegevens zijn voorbeelden. De echte volgen.',
  episkopiBay: 'Episkopibaai',
  akrotiriBay: 'Akrotiribaai',
} as const;
