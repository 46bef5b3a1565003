import { publicPages, type GuidePart, type PublicPages } from '@fnc/domain';
import type { Resources } from '../../locales/resources.ts';

/** Landing pages that differ in headline, sentence and banner; also the source of their leads. */
export type LandingVariant = keyof Resources['landing']['variants'];

/** The guide's parts and their first pages. */
const firstPages = {
  glance: 3,
  audiences: 4,
  residence: 5,
  staying: 7,
  substance: 8,
  setUp: 9,
  costs: 10,
  sea: 11,
  risks: 12,
} as const satisfies Record<GuidePart, number>;

/** The six parts that matter most to each page's readers, in the guide's order. */
export const guideParts = (
  variant: LandingVariant,
  pages: PublicPages = publicPages,
): readonly { readonly id: GuidePart; readonly page: number }[] =>
  Object.values(pages).flatMap(({ source, landing }) =>
    source === variant ? (landing?.parts ?? []).map((id) => ({ id, page: firstPages[id] })) : [],
  );

/** The guide's inputs, in euros, and the pages of its calculations. */
export const guideSums = { scenarioProfit: 150_000, shareOfProfit: 100, spread: [6, 7] } as const;
