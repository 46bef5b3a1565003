import { contentWidth, media, space } from '../../tokens/scale.ts';

/**
 * The text begins on the content's left edge and the map 32 px before the text ends; it is as wide as brings Limassol,
 * at 94.5 % of its width, inside the window. The scale below takes its degrees from the same two lengths.
 */
export const chartMeasures = `
  --content-left: max(2rem, calc((100cqw - ${contentWidth}) / 2));
  --text-width: min(29.25rem, 40cqw);
  --map-left: calc(var(--content-left) + var(--text-width) - 2rem);
  --map-width: min(66.25rem, calc((100cqw - var(--map-left) - 9px) / 0.945));
  --degree: calc(var(--map-width) / 50);
  --block: var(--degree);

  ${media.belowDesktop} {
    --content-left: ${space.side};
    --text-width: auto;
    --map-left: 0px;
    --map-width: 100cqw;
    --block: calc(var(--degree) * 5);
  }
`;
