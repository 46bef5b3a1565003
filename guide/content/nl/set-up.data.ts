import type { SetUpText } from '../../pages/set-up.ts';

export const setUp: SetUpText = {
  title: 'Oprichten in stappen',
  lead: 'De inschrijving is snel geregeld. De bank vraagt het meeste geduld, dus begin daar vroeg mee.',
  timeline: {
    head: { step: 'Stap', papers: 'Stukken', time: 'Tijd en kosten' },
    steps: [
      {
        name: 'Intakegesprek',
        what: 'Past het bij je woonplaats, je werk en je winst?',
        papers: 'het werkblad van pagina 13',
        time: '30 minuten, gratis',
      },
      {
        name: 'Analyse',
        what: 'Twee woonplaatsen getoetst, de som op papier.',
        papers: 'cijfers, dagen per land, contracten',
        time: 'vóór elke handtekening',
      },
      {
        name: 'Naam',
        what: 'Goedkeuring door de Registrar.',
        papers: 'drie namen, in volgorde van voorkeur',
        time: '1 tot 3 werkdagen; {cyNameFee}, met spoed {cyNameFast} extra {check:register}',
      },
      {
        name: 'Statuten',
        what: 'Een advocaat stelt de akte en de aanvraag op.',
        papers: 'statuten, formulieren HE1, HE2 en HE3',
        time: 'aandeelhouders en bestuurders bekend',
      },
      {
        name: 'Inschrijving',
        what: 'De Registrar schrijft de vennootschap in.',
        papers: 'certificaten van inschrijving',
        time: '3 tot 7 werkdagen; {cyFeesFrom} tot {cyFeesTo} {check:register,market}',
      },
      {
        name: 'Fiscaal nummer (TIC)',
        what: 'Aanmelden bij de belastingdienst van Cyprus.',
        papers: 'gegevens van bestuur en activiteit',
        time: 'na de inschrijving',
      },
      {
        name: 'Btw en VIES',
        what: 'Bij diensten aan zakelijke klanten in de EU vanaf de eerste euro. {law:vat}',
        papers: 'contract of eerste factuur',
        time: 'vóór de eerste factuur',
      },
      {
        name: 'UBO en werkgever',
        what: 'Register van eigenaren; sociale verzekering als je loon betaalt.',
        papers: 'gegevens van de eigenaar, loonafspraak',
        time: 'elk jaar bevestigen, oktober tot en met december {check:ubo}',
      },
      {
        name: 'Bankrekening',
        what: 'De bank onderzoekt wie je bent en waar het geld vandaan komt (KYC).',
        papers: 'identiteit, woonadres, herkomst, contracten',
        time: 'de langzaamste stap {view}',
      },
      {
        name: 'Boekhouding',
        what: 'Administratie, btw, loon en jaarrekening.',
        papers: 'elke factuur, elk besluit',
        time: 'vanaf dag één',
      },
    ],
  },
  timelineLegend:
    'Tien stappen in volgorde. De termijnen zijn opgaven van dienstverleners, geen wettelijke termijnen; reken op meer rond feestdagen.',
  sections: [
    {
      title: 'Eerst de toets',
      text: 'Richt pas op als de twee vragen van [pagina 5](#p5) een antwoord hebben. Terugdraaien kost meer dan wachten. {view}',
    },
    {
      title: 'Dan de bank',
      text: 'Leg bewijs van adres, cv, contracten en herkomst van het geld klaar vóór de inschrijving. {view}',
    },
    {
      title: 'Dan pas factureren',
      text: 'Wacht tot er een btw-nummer, een bankrekening en een bestuursbesluit zijn. {view}',
    },
  ],
  condition: {
    label: 'Voorwaarde.',
    text: 'Laat een Nederlandse belastingadviseur meelezen vóór je tekent. Trustdiensten in Nederland vragen een vergunning van DNB, en elke dienstverlener moet je identiteit vaststellen (Wwft). {law:trust}',
  },
};
