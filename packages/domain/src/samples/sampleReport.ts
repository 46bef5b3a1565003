interface ReportAbout {
  readonly company: string;
  readonly contactPerson: string;
  readonly answered: number;
  readonly asked: number;
}

const feasibility = ({ company, contactPerson, answered, asked }: ReportAbout): string =>
  `# Haalbaarheid van een vennootschap op Cyprus voor ${company}

## 1. Samenvatting

Een Cyprus Ltd naast de bestaande onderneming is mogelijk, onder twee voorwaarden: het bestuur besluit
aantoonbaar op Cyprus, en de dagen van ${contactPerson} per land blijven vastgelegd.
Zonder die twee is het voordeel onzeker.

## 2. Uitgangssituatie

Dit rapport is gemaakt met ${answered} van de ${asked} antwoorden.

| Land | Nachten vorig jaar | Grens | Uitkomst |
| --- | ---: | ---: | --- |
| Nederland | 121 | – | Band via woning |
| Cyprus | 140 | 60 | Aan dagen voldaan |
| Op zee | 104 | – | Vlag telt mee |

## 3. Substance: 60 dagen en kantoor

Nodig zijn een eigen kantoor, een bankrekening op Cyprus, een bestuurder die daar woont en ten minste 60 dagen
verblijf per jaar.

## 4. Plan voor 12 maanden

1. **Maand 1 tot 3:** naam, statuten en bestuurder.
2. **Maand 4 tot 6:** kantoor, bankrekening en eerste facturen.
3. **Maand 7 tot 12:** boekhouding, dagenregister en eerste vergadering op Cyprus.

*Voorbeeld, geen belastingadvies.*
`;

const taxes = ({ company, contactPerson, answered, asked }: ReportAbout): string =>
  `# Belasting en structuur van ${company}

## 1. Samenvatting

${contactPerson} betaalt nu belasting over salaris en dividend in Nederland. Wat een andere structuur scheelt,
hangt af van waar het werk gedaan wordt en waar het bestuur besluit.

## 2. Waar het op aankomt

- **Woonplaats:** de woning en het gezin wegen zwaarder dan het aantal dagen.
- **Feitelijke leiding:** notulen en contracten worden op Cyprus getekend.
- **Dividend:** pas uitkeren als de woonplaats vaststaat.

## 3. Aanbevelingen

1. Leg vanaf vandaag elke reis vast.
2. Vraag een verklaring van de opdrachtgevers over waar het werk gedaan wordt.
3. Bespreek de jaarrekening voordat er dividend wordt uitgekeerd.

Gemaakt met ${answered} van de ${asked} antwoorden.

*Voorbeeld, geen belastingadvies.*
`;

/** The Markdown of a sample report. */
export const sampleReport = (type: 'cyprus-feasibility' | 'tax-optimization', about: ReportAbout): string =>
  type === 'cyprus-feasibility' ? feasibility(about) : taxes(about);
