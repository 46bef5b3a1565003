import { claims, type Claim, type ClaimCondition } from '@fnc/domain';

/**
 * The four reasons in order, with each one's claims and the conditions shown below it. A test checks that every claim
 * has its condition.
 */
export const reasons = [
  {
    id: 'lowTax',
    claims: [
      claims.cyprusCorporateTax2026,
      claims.cyprusCorporateTaxBrochure,
      claims.dividendWithholdingToNonResidents,
    ],
    conditions: ['managedFromCyprus', 'dutchBoxTwo'],
  },
  { id: 'noEmigration', claims: [claims.cyprusDays, claims.residenceDays], conditions: ['sixtyDayTest'] },
  { id: 'euCompliant', claims: [claims.euSince, claims.treatySince], conditions: ['substance'] },
  { id: 'location', claims: [claims.timeDifferenceHours], conditions: ['workIsMobile'] },
] as const satisfies readonly {
  id: string;
  claims: readonly Claim[];
  conditions: readonly ClaimCondition[];
}[];
