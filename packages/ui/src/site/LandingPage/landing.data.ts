import { publicPages, type GuidePart, type PublicPages } from '@fnc/domain';
import type { Resources } from '../../locales/resources.ts';

/** Landing pages that differ in headline, sentence and banner; also the source stored with a lead that comes from one. */
export type LandingVariant = keyof Resources['landing']['variants'];

/** Parts of the guide and the page each begins on. */
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

/** The six that matter most to the readers of each page, in the order of the guide. */
export const guideParts = (
  variant: LandingVariant,
  pages: PublicPages = publicPages,
): readonly { readonly id: GuidePart; readonly page: number }[] =>
  Object.values(pages).flatMap(({ source, landing }) =>
    source === variant ? (landing?.parts ?? []).map((id) => ({ id, page: firstPages[id] })) : [],
  );

/** What the guide reckons with, in euros, and where its sums stand. */
export const guideSums = { scenarioProfit: 150_000, shareOfProfit: 100, spread: [6, 7] } as const;
