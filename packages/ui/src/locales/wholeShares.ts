import { formatFigure, percentSign } from './figures.ts';

/**
 * A share of what was counted, in whole percent: "41 %", with a no-break space in Dutch. Rounded; short of the whole it is
 * at most 99, because what says 100 is finished.
 */
export const formatWholeShare = (share: number, language: string): string =>
  // Without the sign of -0.
  `${formatFigure(Math.min(Math.round(share * 100) || 0, share < 1 ? 99 : Infinity), language)}${percentSign(language)}`;
