/**
 * How an area is told from its neighbours: by lightness and pattern as well as by colour. `deep`, `second` and `bar` are
 * solid on the screen and get lines of their own on paper and in forced colours; `hatched` is hatched everywhere;
 * `hollow` is an outline, for what is not yet whole.
 */
export type ChartFill = 'deep' | 'second' | 'bar' | 'hatched' | 'hollow';

/** The value of `fill` for a pattern of `<Patterns id>`. */
export const fillOf = (id: string, fill: ChartFill): string => `url(#${id}-${fill})`;
