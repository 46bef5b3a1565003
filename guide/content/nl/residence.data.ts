import type { ResidenceText } from '../../pages/residence.ts';

export const residence: ResidenceText = {
  title: 'Twee vragen: jij en je vennootschap',
  lead: 'Twee belastingplichtigen, elk met een eigen woonplaats.',
  tree: {
    yes: 'ja',
    no: 'nee',
    person: {
      title: 'Waar ben jij inwoner?',
      question: 'Heb je een duurzame band met Nederland: huis, gezin, werk? {law:awr,niessen}',
      next: 'Voldoe je aan een van de regels in tabel 3?',
      outcomes: {
        both: 'Beide landen. Het verdrag telt achtereenvolgens woning, belangen, verblijf en nationaliteit. {check:consulco}',
        first: 'Nederland. Een huis dat voor je klaarstaat, weegt zwaar. {law:niessen}',
        second: 'Cyprus. {law:ibccs}',
        neither: 'Geen van beide. Vraag een adviseur welk land je dan als inwoner ziet.',
      },
    },
    company: {
      title: 'Waar is je vennootschap gevestigd?',
      question: 'Vallen de kernbeslissingen in Nederland? {law:awr,court}',
      next: 'Op Cyprus opgericht, of daar bestuurd?',
      outcomes: {
        both: 'Beide landen. Zonder akkoord tussen de twee kan verdragsvoordeel vervallen. {check:sovereign,consulco}',
        first: 'Nederland. Dan is de winst hier belast. {law:court}',
        second: 'Cyprus, bij oprichting daar sinds 31 december 2022 of leiding daar. {law:sovereign}',
        neither: 'Geen van beide. Vraag het na in het land waar de beslissingen vallen.',
      },
    },
  },
  treeLegend: 'Beide takken gaan verder: een ja in het ene land beslist nog niets in het andere.',
  daysTitle: 'De twee dagenregels van Cyprus',
  daysHead: ['Eis', '183-dagenregel', '60-dagenregel'],
  days: [
    ['Dagen op Cyprus', 'meer dan 183 {law:ibccs}', 'ten minste 60 {check:ibccs}'],
    ['Dagen elders', 'geen eis', 'in geen ander land meer dan 183 {check:ibccs}'],
    ['Werk', 'geen eis', 'bedrijf, baan of functie, op 31 december nog lopend {check:ibccs}'],
    ['Woning', 'geen eis', 'een vaste woning op Cyprus, koop of huur {check:ibccs}'],
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
