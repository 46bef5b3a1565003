export const forWho = {
  coordinates: '48°28′N 5°06′W',
  title: 'Voor wie buiten de landsgrenzen werkt',
  lead: 'Elke groep heeft een seinvlag. Het teken vertelt wie je bent; de berekening vertelt of Cyprus bij je past.',
  flag: 'Seinvlag {{letter}}',
  note: 'Let op:',
  groups: {
    captains: {
      title: 'Kapiteins en schippers',
      text: 'Je vaart onder wisselende vlaggen en bent het grootste deel van het jaar van huis.',
      note: 'onder een EU-vlag volgen premies meestal de vlagstaat, anders je woonland. Een vennootschap verandert dat niet vanzelf.',
    },
    consultants: {
      title: 'Consultants',
      text: 'Je factureert opdrachtgevers in meerdere landen en bepaalt zelf waar je werkt.',
      note: 'één Nederlandse klant en een thuiskantoor is meestal te weinig.',
    },
    nomads: {
      title: 'Digital nomads',
      text: 'Je hebt geen vaste basis en wilt er een die bij de regels van de EU hoort.',
      note: 'dagen tellen. Houd bij waar je bent.',
    },
    entrepreneurs: {
      title: 'Internationale ondernemers',
      text: 'Je onderneming verkoopt over de grens en de winst ligt boven het <breakEven>omslagpunt</breakEven>.',
      note: 'bestuur op afstand vanuit Nederland telt als Nederlands.',
    },
  },
} as const;
