import type { ClaimCondition } from '@fnc/domain';

export const whyCyprus = {
  coordinates: '51°59′N 4°01′O',
  title: 'Vier redenen, elk met de voorwaarde erbij',
  lead: 'Een voordeel zonder voorwaarde is reclame. Daarom staat er steeds bij wat waar moet zijn.',
  condition: 'Voorwaarde:',
  reasons: {
    lowTax: {
      figure: '{{rate}}',
      note: 'sinds {{sinceYear}}, {{before}}\u00a0tot\u00a0en\u00a0met {{untilYear}}',
      title: 'Laag tarief op winst',
      text: 'De vennootschapsbelasting op Cyprus ligt onder de Nederlandse van {{dutchLow}} en {{dutchHigh}}. Cyprus houdt {{withholding}} dividendbelasting in bij uitkering aan een particulier die buiten Cyprus woont.',
    },
    noEmigration: {
      figure: '{{days}}',
      note: 'dagen per jaar op Cyprus, voor jou en niet voor de vennootschap',
      title: 'Emigreren hoeft niet voor de vennootschap',
      text: 'Die kun je hebben zonder te verhuizen. De {{days}} dagen gaan over jou: wil je ook zelf op Cyprus belasting betalen, dan tellen je dagen, je woning en je werk.',
    },
    euCompliant: {
      figure: 'EU',
      note: 'lid sinds {{sinceYear}}, verdrag met Nederland sinds {{treatyYear}}',
      title: 'Binnen de Europese regels',
      text: 'Cyprus is lid van de EU en betaalt in euro. Rechtsvorm, verdrag en btw zijn bekend terrein voor je bank en je accountant.',
    },
    location: {
      figure: '{{hours}} uur',
      note: 'tijdsverschil met Nederland',
      title: 'Strategisch gelegen',
      text: 'Tussen Europa, Azië en Afrika, met Engels als zakentaal. Limassol is een haven- en scheepvaartstad.',
    },
  },
  conditions: {
    managedFromCyprus: 'het tarief geldt als de vennootschap werkelijk vanuit Cyprus wordt bestuurd.',
    dutchBoxTwo: 'Woon je in Nederland, dan betaal je over dividend {{low}} of {{high}} in box 2.',
    sixtyDayTest:
      'de {{days}}-dagenregel vraagt een woning en werk op Cyprus, en hooguit {{residence}} dagen in één ander land. Blijf je in Nederland wonen, dan betaal je daar meestal box 1 over loon en box 2 over dividend.',
    substance:
      'substance. Besluiten, vergaderingen en administratie zijn op Cyprus; anders kan Nederland de vennootschap belasten.',
    workIsMobile:
      'je werk zit niet vast aan één plek in Nederland. Een vast kantoor hier kan een vaste inrichting zijn.',
  } satisfies Record<Exclude<ClaimCondition, 'quotedBeforehand'>, string>,
  calculate: 'Reken uit wat het bij jouw omzet scheelt',
} as const;
