import type { FrameText } from '../frame-text.ts';

export const frame: FrameText = {
  documentTitle: 'Ondernemen via Cyprus: wat klopt, wat niet',
  description: 'Gids van 13 pagina’s over belasting en ondernemen via Cyprus. Tarieven 2026. Informatie, geen advies.',
  runningTitle: 'Ondernemen via Cyprus',
  rates: 'Tarieven 2026',
  notAdvice: 'Informatie, geen advies',
  figure: 'Figuur',
  table: 'Tabel',
  page: 'pagina',
  source: 'bron',
  marks: { law: 'wet', check: 'laat toetsen', view: 'onze mening' },
};
