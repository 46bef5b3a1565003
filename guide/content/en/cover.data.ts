import type { CoverText } from '../../pages/cover.ts';

export const cover: CoverText = {
  title: ['Business', 'through Cyprus'],
  subtitle: 'What’s true, what isn’t',
  edition: 'Edition 1, November 2026',
};
