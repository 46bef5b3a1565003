import type { Claim } from '../claims/claim.ts';
import { claims } from '../claims/claims.data.ts';
import { regions } from '../shared/language.ts';

const percent = (share: number): string =>
  `${new Intl.NumberFormat(regions.nl, { maximumFractionDigits: 2 }).format(share * 100)}%`;
const euro = (amount: number): string => `€ ${new Intl.NumberFormat(regions.nl).format(amount)}`;

const used = [
  claims.cyprusCorporateTax2026,
  claims.dutchCorporateTaxLow,
  claims.dividendWithholdingToNonResidents,
  claims.dutchBoxTwoLow,
  claims.cyprusDays,
  claims.socialSecurityShare,
  claims.nonDomYears,
  claims.gesyOnDividends,
  claims.nameApprovalDays,
  claims.incorporationDays,
  claims.setUpCost,
  claims.monthlyCost,
  claims.auditReviewTurnover,
  claims.treatySince,
] as const satisfies readonly Claim[];

/** The day on which the oldest of the facts was last looked up. */
export const reportFactsAsOf = used.map(({ asOf }) => asOf).reduce((oldest, day) => (day < oldest ? day : oldest));

/**
 * What a report may take for true, in Dutch sentences: the figures of the public copy, each with the years it is of and
 * what must hold for it. Both rates of Cyprus are in it, because the writer knows the older one from elsewhere.
 */
export const reportFacts: readonly string[] = [
  `Vennootschapsbelasting op Cyprus: ${percent(claims.cyprusCorporateTax2026.value)} over winst vanaf ${claims.cyprusCorporateTaxChange.value}; tot en met ${claims.cyprusCorporateTaxChange.value - 1} was het ${percent(claims.cyprusCorporateTaxBrochure.value)}. Noem ${percent(claims.cyprusCorporateTaxBrochure.value)} nooit als het tarief van nu. Het tarief geldt alleen voor een vennootschap die feitelijk vanuit Cyprus wordt bestuurd.`,
  `Vennootschapsbelasting in Nederland (2026): ${percent(claims.dutchCorporateTaxLow.value)} over het eerste deel van de winst, ${percent(claims.dutchCorporateTaxHigh.value)} daarboven.`,
  `Dividend van een Cyprus Ltd naar wie elders woont: Cyprus houdt ${percent(claims.dividendWithholdingToNonResidents.value)} in. Wie in Nederland woont, betaalt er wel box 2 over: ${percent(claims.dutchBoxTwoLow.value)} in de eerste schijf en ${percent(claims.dutchBoxTwoHigh.value)} daarboven (2026).`,
  `Woonplaats van een persoon op Cyprus: meer dan ${claims.residenceDays.value} dagen in een kalenderjaar; of de ${claims.cyprusDays.value}-dagenregel: ten minste ${claims.cyprusDays.value} dagen, in geen ander land meer dan ${claims.residenceDays.value} dagen, en werk en een vaste woning op Cyprus. De ${claims.cyprusDays.value}-dagenregel beslist niets over wie volgens Nederland in Nederland woont; dan gaat het belastingverdrag voor.`,
  `Belastingverdrag tussen Nederland en Cyprus: van toepassing sinds ${claims.treatySince.value}. Waar een vennootschap feitelijk wordt geleid, beslist; een postadres niet.`,
  `Sociale zekerheid: wie ten minste ${percent(claims.socialSecurityShare.value)} van het werk in het woonland doet, is daar verzekerd.`,
  `Inwoner van Cyprus zonder domicilie (non-dom): ${claims.nonDomYears.value} jaar geen SDC over dividend; wel de zorgbijdrage GESY van ${percent(claims.gesyOnDividends.value)}.`,
  `Jaarrekening op Cyprus: elk jaar; een beoordeling in plaats van een controle mag bij ten hoogste ${euro(claims.auditReviewTurnover.value)} omzet en ${euro(claims.auditReviewAssets.value)} balanstotaal, twee jaar achtereen.`,
  `Oprichten: goedkeuring van de naam duurt ${claims.nameApprovalDays.value.from} tot ${claims.nameApprovalDays.value.to} werkdagen, de inschrijving daarna ${claims.incorporationDays.value.from} tot ${claims.incorporationDays.value.to}; de bankrekening duurt het langst.`,
  `Onze eigen kosten, als schatting vooraf: oprichting ${euro(claims.setUpCost.value.from)} tot ${euro(claims.setUpCost.value.to)} eenmalig; boekhouding, virtueel kantoor en ondersteuning ongeveer ${euro(claims.monthlyCost.value)} per maand.`,
];
