/** Viewport of a story. */
export const desktop = { viewport: { value: 'desktop', isRotated: false } };
export const tablet = { viewport: { value: 'tablet', isRotated: false } };
export const phone = { viewport: { value: 'smallPhone', isRotated: false } };
