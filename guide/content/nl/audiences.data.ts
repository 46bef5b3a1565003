import type { AudienceText } from '../../pages/audiences.ts';

export const audiences: AudienceText = {
  title: 'Voor wie wel en niet',
  lead: 'Het tarief is zelden de vraag. Waar je woont en waar je beslist, wel.',
  beware: 'Let op.',
  audiences: [
    {
      name: 'Kapiteins en schippers',
      when: 'Past soms als je thuis niet langer in Nederland is.',
      beware: 'Dagen op zee maken je geen inwoner van Cyprus. {view}',
    },
    {
      name: 'Consultants',
      when: 'Past soms als je klanten in meer landen zitten en je zelf verhuist.',
      beware: 'Werk vanuit een Nederlandse werkplek kan een vaste inrichting in Nederland zijn. {law:treaty}',
    },
    {
      name: 'Digital nomads',
      when: 'Past vaak als je een woning op Cyprus neemt en aan de 60 dagen voldoet.',
      beware: 'Zonder vast adres blijft een huis of gezin in Nederland zwaar wegen. {law:awr,niessen}',
    },
    {
      name: 'Internationale ondernemers',
      when: 'Past vaak als er op Cyprus werkelijk een bestuur zit.',
      beware: 'Beslis je in Nederland, dan heft Nederland over de winst. {law:court}',
    },
  ],
  profilesHead: ['Profiel', 'Ons oordeel', 'Waarom'],
  verdicts: { fits: 'past vaak', depends: 'hangt ervan af', rarely: 'past zelden' },
  profiles: [
    {
      who: 'Verhuist naar Cyprus, bestuurt daar, klanten in meer landen',
      verdict: 'fits',
      why: 'Jij en je vennootschap zitten in hetzelfde land. {view}',
    },
    {
      who: 'Veel op reis, woning op Cyprus, geen woning elders',
      verdict: 'fits',
      why: 'De 60-dagenregel kan passen, zie [pagina 5](#p5). {view}',
    },
    {
      who: 'Software met eigen auteursrecht, bestuur op Cyprus',
      verdict: 'depends',
      why: 'De IP-box helpt alleen als de rechten kwalificeren, zie [pagina 11](#p11). {view}',
    },
    {
      who: 'Kapitein met gezin in Nederland',
      verdict: 'depends',
      why: 'Je thuis wijst naar Nederland, ook als je er weinig bent. {law:awr}',
    },
    {
      who: 'Bv met minder dan {pointLow} winst',
      verdict: 'rarely',
      why: 'De vaste kosten zijn hoger dan het verschil in tarief, zie de figuur hieronder. {view}',
    },
    {
      who: 'Eén Nederlandse klant, werkplek thuis in Nederland',
      verdict: 'rarely',
      why: 'Woonplaats, werk en leiding zijn dan alle drie Nederlands. {view}',
    },
  ],
  profilesLegend: 'Zes profielen. De oordelen zijn van ons; de feiten van jouw geval beslissen.',
  chartTitle: 'Vanaf welke winst het tarief de kosten goedmaakt',
  chart: {
    profit: 'winst per jaar',
    cheaper: 'Cyprus is goedkoper',
    dearer: 'Cyprus is duurder',
    costs: 'kosten',
    description:
      'Grafiek: wat een vennootschap op Cyprus per jaar scheelt met een bv. Met alleen de maandprijs ligt het omslagpunt op {pointLow} winst, met jaaropgave en controle op {pointHigh}.',
  },
  chartLegend:
    'Voordat je iets uitkeert. Maandprijs: {yearly} ÷ ({nlCorporateLow} − {cyCorporate}) = **{pointLow}**. Met de jaaropgave ({cyHe32}) en een controle vanaf {cyAuditFrom}: {costsWhole} ÷ {gap} = **{pointHigh}**. {check:audit} Bestuurders komen er nog bij; vraag een offerte. Elke {thousand} extra kosten telt {perThousand} op bij het omslagpunt. Salaris en box 2: [pagina 7](#p7). Indicatie.',
};
