import type { ResidenceText } from '../../pages/residence.ts';

export const residence: ResidenceText = {
  title: 'Twee vragen: jij en je vennootschap',
  lead: 'Twee belastingplichtigen, jij en je vennootschap, elk met een eigen woonplaats.',
  tree: {
    yes: 'ja',
    person: {
      title: 'Waar woon jij?',
      branches: [
        {
          question: 'Heb je een duurzame band met Nederland: huis, gezin, werk?',
          outcome: 'Inwoner van Nederland. Een huis dat voor je klaarstaat, weegt zwaar. {law:awr,niessen}',
        },
        {
          question: 'Ben je in het kalenderjaar meer dan 183 dagen op Cyprus?',
          outcome: 'Inwoner van Cyprus. {law}',
        },
        {
          question: 'Voldoe je aan alle eisen van de 60-dagenregel?',
          outcome: 'Inwoner van Cyprus, misschien naast een ander land. {check:ibccs}',
        },
      ],
      both: {
        question: 'In beide landen inwoner?',
        outcome:
          'Het verdrag beslist, in deze volgorde: woning, levensbelangen, gewoonlijk verblijf, nationaliteit. {check:consulco}',
      },
    },
    company: {
      title: 'Waar is je vennootschap gevestigd?',
      branches: [
        {
          question: 'Is zij op Cyprus opgericht?',
          outcome: 'Inwoner van Cyprus, sinds 31 december 2022 en behoudens het verdrag. {law:sovereign}',
        },
        {
          question: 'Wordt zij vanaf Cyprus geleid en bestuurd?',
          outcome: 'Inwoner van Cyprus, waar zij ook is opgericht. {law:sovereign}',
        },
        {
          question: 'Vallen de kernbeslissingen in Nederland?',
          outcome: 'Feitelijke leiding hier: Nederlandse vennootschapsbelasting. {law:awr,court}',
        },
      ],
      both: {
        question: 'In beide landen gevestigd?',
        outcome:
          'De twee landen overleggen. Zonder akkoord kunnen de voordelen van het verdrag worden geweigerd. {check:sovereign,consulco}',
      },
    },
  },
  treeLegend: 'Stel alle vragen, ook na een ja: je kunt in twee landen tegelijk inwoner zijn.',
  daysTitle: 'De twee dagenregels van Cyprus',
  daysHead: ['Eis', '183-dagenregel', '60-dagenregel'],
  days: [
    ['Dagen op Cyprus', 'meer dan 183 {law}', 'ten minste 60 {check:ibccs}'],
    ['Dagen elders', 'geen eis', 'in geen ander land meer dan 183 {check:ibccs}'],
    ['Werk', 'geen eis', 'onderneming, baan of bestuursfunctie op Cyprus, in het jaar niet beëindigd {check:ibccs}'],
    ['Woning', 'geen eis', 'een permanente woning op Cyprus {check:ibccs}'],
    ['Nergens anders inwoner', 'geen eis', 'eis vervallen vanaf 2026 {check:ibccs}'],
  ],
  daysLegend: 'Per kalenderjaar. Eén regel volstaat. Het getal 180, dat je ook leest, klopt niet.',
  sections: [
    {
      title: 'Nederland telt geen dagen',
      text: 'De wet kijkt naar alle omstandigheden: waar je huis staat, je gezin woont en je leven zich afspeelt. {law:awr}',
    },
    {
      title: 'Het verdrag, sinds kort',
      text: 'Het belastingverdrag is op 30 juni 2023 in werking getreden en geldt vanaf 1 januari 2024. {law:treaty,sovereign}',
    },
  ],
  warning: {
    label: 'Rode vlag.',
    text: '“Zestig dagen op Cyprus en je bent klaar.” De 60-dagenregel maakt je inwoner van Cyprus. Hij maakt je niet los van Nederland.',
  },
};
