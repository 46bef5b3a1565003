/** A report like those of the service: eight sections, two tables, lists. */
export const sampleReportText = `# Haalbaarheid van een vennootschap op Cyprus voor Kompas Maritiem Advies

## 1. Samenvatting

Een Cyprus Ltd naast de bestaande bv is mogelijk, onder **twee voorwaarden**: het bestuur besluit aantoonbaar op Cyprus, en jouw dagen per land blijven vastgelegd. Zonder die twee is het voordeel onzeker.

## 2. Uitgangssituatie

De omzet was in het laatste boekjaar € 150.000, het salaris € 58.000 en het dividend € 42.500. De bv staat in Rotterdam en heeft geen personeel.

## 3. Fiscale woonplaats

In 2025 waren er 121 nachten in Nederland, 140 op Cyprus en 104 op zee. De woning in Rotterdam blijft beschikbaar. Dat weegt zwaar bij de vraag waar je woont.

| Land | Nachten 2025 | Grens | Uitkomst |
| --- | ---: | ---: | --- |
| Nederland | 121 | – | Band via woning |
| Cyprus | 140 | 60 | Aan dagen voldaan |
| Op zee | 104 | – | Vlag telt mee |

## 4. Vennootschap en feitelijke leiding

Niet het adres beslist, maar de plaats waar de kernbesluiten vallen. Wie bestuurt en waar wordt vergaderd is nog niet ingevuld.

Leg vast wie beslist over contracten, tarieven en investeringen, met notulen van elke vergadering.

## 5. Substance: 60 dagen en kantoor

Nodig zijn een eigen kantoor, een bankrekening op Cyprus, een bestuurder die daar woont en ten minste 60 dagen verblijf per jaar.

- Huur een kantoor dat bij het werk past, geen postadres.
- Open de bankrekening voordat de eerste factuur uitgaat.
- Houd een kalender bij met bewijs van elke dag.

## 6. Cijfers en scenario’s

| Scenario | Winst | Vennootschapsbelasting | Tarief |
| --- | ---: | ---: | ---: |
| Bv in Nederland | € 92.000 | € 17.480 | 19 % |
| Cyprus Ltd, 2026 | € 92.000 | € 13.800 | 15 % |

De rekening is een indicatie. Loon, dividend en de kosten van substance staan er nog niet in.

## 7. Risico’s en voorwaarden

1. De Belastingdienst kan de feitelijke leiding in Nederland leggen zolang de woning daar blijft.
2. Zonder notulen is niet te bewijzen waar besloten is.
3. Tarieven veranderen; controleer ze voordat je beslist.

## 8. Plan voor 12 maanden

Begin met het kantoor en de bestuurder, daarna de rekening en de administratie. Na zes maanden volgt een toets op dagen en besluiten, na twaalf maanden de eerste aangifte.
`;

/** The same report while its fourth section is being written. */
export const sampleReportSoFar = sampleReportText.slice(
  0,
  sampleReportText.indexOf(' Wie bestuurt') + ' Wie bestuurt en waar'.length,
);
