import { claims } from '@fnc/domain';
import type { PageId } from '../../src/paths.ts';
import type { SeoPage } from '../pages.ts';

export type Drawing = 'route' | 'bay' | 'lines' | 'cover' | 'compass';

/** What is drawn beside the title of a page. */
export const drawings = {
  home: 'route',
  contact: 'bay',
  calculator: 'lines',
  guide: 'cover',
  linkedin: 'cover',
  facebook: 'cover',
  privacy: 'compass',
  unsubscribe: 'compass',
  confirm: 'compass',
} as const satisfies Record<PageId, Drawing>;

const figures = () => ({
  hours: claims.answerHours.value,
  minutes: claims.intakeMinutes.value,
  pages: claims.guidePages.value,
});

/** What is written in the picture of a page. */
export function pictureWords({ page, language, i18n }: SeoPage): { title: string; note: string } {
  const t = i18n.getFixedT(language, 'seo');
  return { title: t(`pictures.${page}.title`), note: t(`pictures.${page}.note`, figures()) };
}

/** The picture in words, for those who cannot see it. */
export function pictureAlt(page: SeoPage): string {
  const t = page.i18n.getFixedT(page.language, 'seo');
  return t(`drawings.${drawings[page.page]}`, { title: pictureWords(page).title });
}
