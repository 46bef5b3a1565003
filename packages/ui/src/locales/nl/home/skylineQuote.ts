export const skylineQuote = {
  address: 'Een postadres is geen onderneming.',
  decisions: 'Wat telt, is waar de besluiten vallen.',
  note: 'Uitgangspunt van elk advies dat wij geven. Op de tekening: Limassol, gezien vanaf zee.',
} as const;
