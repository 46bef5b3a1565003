import type { RiskText } from '../../pages/risks.ts';

export const risks: RiskText = {
  title: 'Risico’s en rode vlaggen',
  lead: 'Bijna elk risico begint met een papier dat iets anders zegt dan wat er gebeurt.',
  head: ['Risico', 'Signaal', 'Wat je doet'],
  weights: { heavy: 'zwaar', mind: 'let op' },
  risks: [
    {
      name: 'Leiding in Nederland',
      weight: 'heavy',
      fact: 'Nederland heft dan vennootschapsbelasting over de hele winst. {law:court}',
      signal: 'Jij beslist aan de keukentafel; het bestuur tekent achteraf.',
      action: 'Loop de checklist van [pagina 8](#p8) elk kwartaal na. {view}',
    },
    {
      name: 'Verlengde navordering',
      weight: 'heavy',
      fact: 'Bij inkomen in het buitenland tot {nlRecoveryYears} jaar terug. {check:recovery}',
      signal: 'De aangifte zwijgt over de vennootschap.',
      action: 'Bewaar het dossier minstens zo lang. {view}',
    },
    {
      name: 'Boete',
      weight: 'heavy',
      fact: 'Een vergrijpboete treft wie verwijtbaar onjuist aangifte doet. {check}',
      signal: 'Er is geen schriftelijk advies bij de gekozen aangifte.',
      action: 'Leg vast waarop je standpunt rust. {view}',
    },
    {
      name: 'Afrekening bij vertrek',
      weight: 'heavy',
      fact: 'Een conserverende aanslag op je bv. Uitstel binnen de EU gaat vanzelf en is renteloos; bij een aanmerkelijk belang blijft de aanslag onbeperkt staan. {law:taxOffice}',
      signal: '“Na tien jaar vervalt hij.”',
      action: 'Laat hem uitrekenen vóór je vertrekt. {view}',
    },
    {
      name: 'Verdrag geweigerd',
      weight: 'mind',
      fact: 'De hoofddoeltoets kan de voordelen wegnemen. {check:sovereign}',
      signal: 'Belasting is de enige reden die je kunt noemen.',
      action: 'Schrijf de zakelijke reden op, vooraf. {view}',
    },
    {
      name: 'Meldplicht (DAC6)',
      weight: 'mind',
      fact: 'Tussenpersonen melden constructies met een wezenskenmerk. {law:taxOffice} Standaardpakketten kunnen eronder vallen. {check}',
      signal: 'Niemand weet wie er meldt.',
      action: 'Vraag elke adviseur, ook ons, hoe hij dit toetst. {view}',
    },
    {
      name: 'Bestuurders op papier',
      weight: 'mind',
      fact: 'Leveren van bestuurders, secretaris of adres vraagt een vergunning. {law:cysec}',
      signal: 'De bestuurder kent je bedrijf niet.',
      action: 'Vraag naar vergunning en ervaring; spreek hem zelf. {view}',
    },
    {
      name: 'Belofte van 0%',
      weight: 'mind',
      fact: 'Dividend is op Cyprus nooit helemaal vrij: GESY is {cyGesy}. {law:ibccs}',
      signal: 'Geen jaartal, geen voorwaarde, geen som.',
      action: 'Vraag de berekening met woonplaats en bron. {view}',
    },
  ],
  legend: 'Acht risico’s. Het gewicht is ons oordeel.',
  sections: [
    {
      title: 'CFC-regel',
      text: 'Deze regel raakt bv’s met een dochter in een land met een tarief onder 9% of op de EU-lijst. {law:cfc} Cyprus stond niet op de lijst van 2019; de lijst van 2026 is niet nagegaan. {check:cfc}',
    },
    {
      title: 'Unshell (ATAD 3)',
      text: 'Het EU-voorstel tegen lege vennootschappen is in juni 2025 losgelaten. {law:unshell} Substance komt mogelijk terug in een herziening van DAC6; de stand in 2026 is niet nagegaan. {check:unshell}',
    },
  ],
  condition: {
    label: 'Voorwaarde.',
    text: 'Kom je een rode vlag tegen in je eigen situatie, leg haar dan voor aan een belastingadviseur voordat je de volgende aangifte doet.',
  },
};
