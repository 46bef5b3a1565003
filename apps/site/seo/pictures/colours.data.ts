/**
 * The palette of packages/ui as a drawing without a style sheet needs it. `colours.test.ts` proves that they are still the
 * same values.
 */
export const colours = {
  limestone: '#FAF7F2',
  paper: '#FFFFFF',
  sand: '#EFE7DA',
  foam: '#E3EFF2',
  ink: '#0C2233',
  slate: '#44586A',
  deep: '#0F3A54',
  sea: '#0F6A86',
  deepText: '#D5E2E9',
  deepQuiet: '#B9CDD8',
  deepLand: '#1B4A66',
  contourOnDeep: '#9CC7D6',
  aqua: '#8FD3E6',
} as const;
