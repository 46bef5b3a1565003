export { Hidden as VisuallyHidden } from './VisuallyHidden.styles.ts';
