export { ThemeStyles } from './tokens/ThemeStyles.tsx';
export { color } from './tokens/color.ts';
export type { ColorRole } from './tokens/roles.ts';
export { breakpoint, contentWidth, layer, measure, media, motion, radius, shadow, space } from './tokens/scale.ts';
export { fontFamily, type } from './tokens/type.ts';
