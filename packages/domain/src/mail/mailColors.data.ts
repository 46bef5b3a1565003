// Made by npm run build:tokens from packages/ui/src/tokens: change a colour there.

export const mailColors = {
  page: '#FAF7F2',
  surface: '#FFFFFF',
  text: '#0C2233',
  quiet: '#44586A',
  heading: '#0F3A54',
  link: '#0F6A86',
  line: '#DCD3C4',
  tint: '#E3EFF2',
  action: '#C2410C',
  onAction: '#FFFFFF',
} as const;

export const mailDarkColors = {
  page: '#0A1722',
  surface: '#10222F',
  text: '#E8EEF1',
  quiet: '#9FB3C1',
  heading: '#B7CDDD',
  link: '#6FC3DA',
  line: '#20394A',
  tint: '#173545',
} as const;
