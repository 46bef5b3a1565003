/**
 * How an area differs from its neighbours: by lightness and pattern as well as by colour. `deep`, `second` and `bar`
 * are solid on screen and have lines in print and in forced colours; `hatched` is hatched everywhere; `hollow` is an
 * outline, for incomplete data.
 */
export type ChartFill = 'deep' | 'second' | 'bar' | 'hatched' | 'hollow';

/** The value of `fill` for a pattern of `<Patterns id>`. */
export const fillOf = (id: string, fill: ChartFill): string => `url(#${id}-${fill})`;
