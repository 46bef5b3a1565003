import type { RiskText } from '../../pages/risks.ts';

export const risks: RiskText = {
  title: 'Risico’s en rode vlaggen',
  lead: 'Bijna elk risico begint met papier dat niet klopt met wat er gebeurt.',
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
      fact: 'Bij buitenlands inkomen tot {nlRecoveryYears} jaar terug. {law:awr,recovery}',
      signal: 'De aangifte zwijgt over de vennootschap.',
      action: 'Bewaar het dossier minstens zo lang. {view}',
    },
    {
      name: 'Boete',
      weight: 'heavy',
      fact: 'Voor een aangifte die met opzet of door grove schuld onjuist is. {law:awr}',
      signal: 'Er is geen schriftelijk advies bij de gekozen aangifte.',
      action: 'Leg vast waarop je standpunt rust. {view}',
    },
    {
      name: 'Afrekening bij vertrek',
      weight: 'heavy',
      fact: 'Een conserverende aanslag op je bv. Binnen de EU krijg je vanzelf renteloos uitstel, zonder einddatum. {law:taxOffice} Verkoop of dividend beëindigt dat, voor dat deel. {check:deferral}',
      signal: '“Na tien jaar vervalt hij.”',
      action: 'Laat de aanslag uitrekenen vóór je vertrekt, en vóór elk dividend. {view}',
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
      fact: 'Tussenpersonen melden constructies met een wezenskenmerk. {law:taxOffice} Standaardpakketten kunnen eronder vallen. {check:unshell}',
      signal: 'Niemand weet wie er meldt.',
      action: 'Vraag elke adviseur, ook ons, hoe dat wordt getoetst. {view}',
    },
    {
      name: 'Bestuurders op papier',
      weight: 'mind',
      fact: 'Leveren van bestuurders, secretaris of adres vraagt een vergunning. {law:cysec}',
      signal: 'De bestuurder kent je bedrijf niet.',
      action: 'Vraag naar vergunning en ervaring; spreek zelf met de bestuurder. {view}',
    },
    {
      name: 'Belofte van 0%',
      weight: 'mind',
      fact: 'Over dividend betaal je {cyGesy} GESY als je op Cyprus woont, en box 2 als je in Nederland woont. {law:ibccs,box2}',
      signal: 'Geen jaartal, geen voorwaarde, geen som.',
      action: 'Vraag de berekening met woonplaats en bron. {view}',
    },
  ],
  legend: 'Acht risico’s. Het gewicht is ons oordeel.',
  sections: [
    {
      title: 'CFC-regel',
      text: 'Deze regel raakt bv’s met een dochter in een land met een tarief onder 9% of op de EU-lijst. {law:cfc} Cyprus hoort daar met {cyCorporate} niet bij. De lijst verandert elk jaar: vraag je adviseur naar die van jouw jaar.',
    },
    {
      title: 'Lege vennootschappen en DAC6',
      text: 'De EU liet het Unshell-plan in juni 2025 los. De herziening van DAC6 die op 24 juni 2026 is voorgesteld, bevat geen substance-toets en is nog geen wet. {law:unshell}',
    },
  ],
  condition: {
    label: 'Voorwaarde.',
    text: 'Kom je een rode vlag tegen in je eigen situatie, leg die dan voor aan een belastingadviseur voordat je de volgende aangifte doet.',
  },
};
