/** A report as in the console, in both languages; for stories. */
export const sampleReport = {
  nl: `# Haalbaarheid van een vennootschap op Cyprus voor Kompas Maritiem Advies

## 1. Samenvatting

Een Cyprus Ltd naast de bestaande bv is mogelijk, onder **twee voorwaarden**: het bestuur besluit aantoonbaar op Cyprus, en jouw dagen per land blijven vastgelegd. Zonder die twee is het voordeel *onzeker*.

## 2. Uitgangssituatie

De omzet was in het laatste boekjaar € 150.000. De bv staat in Rotterdam en heeft geen personeel. Zie de [wet op de vennootschapsbelasting](https://wetten.example/vpb).

## 3. Fiscale woonplaats

In 2025 waren er 121 nachten in Nederland, 140 op Cyprus en 104 op zee.

| Land | Nachten 2025 | Grens | Uitkomst |
| --- | ---: | ---: | --- |
| Nederland | 121 | – | Band via woning |
| Cyprus | 140 | 60 | Aan dagen voldaan |
| Op zee | 104 | – | Vlag telt mee |

### Wat dat betekent

1. Leg vast wie beslist, met notulen van elke vergadering.
2. Huur een eigen kantoor.
   - met een bankrekening op Cyprus
   - en een bestuurder die daar woont

> De woning in Rotterdam blijft beschikbaar. Dat weegt zwaar bij de vraag waar je woont.[^1]

- [x] Dagen geteld
- [ ] Kantoor gekozen

[^1]: Artikel 4 van het verdrag.
`,
  en: `# Feasibility of a company in Cyprus for Kompas Maritiem Advies

## 1. Summary

A Cyprus Ltd beside the existing Dutch company is possible, on **two conditions**: the board demonstrably decides in Cyprus, and your days in each country stay on record. Without those two the benefit is *uncertain*.

## 2. Starting point

Revenue in the last financial year was €150,000. The company is in Rotterdam and has no staff. See the [corporation tax act](https://wetten.example/vpb).

## 3. Tax residence

In 2025 there were 121 nights in the Netherlands, 140 in Cyprus and 104 at sea.

| Country | Nights 2025 | Limit | Outcome |
| --- | ---: | ---: | --- |
| Netherlands | 121 | – | Tie through the home |
| Cyprus | 140 | 60 | Days fulfilled |
| At sea | 104 | – | The flag counts |

### What that means

1. Record who decides, with minutes of every meeting.
2. Rent an office of your own.
   - with a bank account in Cyprus
   - and a director who lives there

> The home in Rotterdam stays available. That weighs heavily in the question of where you live.[^1]

- [x] Days counted
- [ ] Office chosen

[^1]: Article 4 of the treaty.
`,
} as const;

/** Attacks: scripts, requests and links, all of which must be blocked. */
export const hostileText = `# Kop <script>globalThis.markdownRan = true</script>

<img src="x" onerror="globalThis.markdownRan = true">

<iframe srcdoc="<script>parent.markdownRan = true</script>"></iframe>

[klik](javascript:globalThis.markdownRan=true) [data](data:text/html,<script>1</script>) [hier](/admin/leads)
[goed](https://fnc.example) [mail](mailto:post@fnc.example)

![spion](https://evil.example/pixel.gif)

<a href="javascript:alert(1)" onclick="globalThis.markdownRan = true">a</a>

| a<br>b | <b onmouseover="globalThis.markdownRan = true">c</b> |
| --- | --- |
| <style>body { display: none }</style> | [x](vbscript:1) |
`;
