export const ctaBanner = {
  coordinates: '34°37′N 33°02′O',
  title: 'In {{minutes}} minuten weet je of Cyprus bij je past',
  lead: 'Neem je winst, je reisdagen en je vragen mee. De intake is gratis en je krijgt een antwoord, ook als dat nee is.',
} as const;
