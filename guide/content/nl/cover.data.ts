import type { CoverText } from '../../pages/cover.ts';

export const cover: CoverText = {
  title: ['Ondernemen', 'via Cyprus'],
  subtitle: 'Wat klopt, wat niet',
  edition: 'Editie 1, november 2026',
};
