import { claims, type PublicPage } from '@fnc/domain';
import type { SeoPage } from '../pages.ts';

/** A translator for the words of `seo`. */
export type Translation = Pick<SeoPage, 'language' | 'i18n'>;

/** The drawing beside the title. */
export type Drawing = PublicPage['picture']['drawing'];

const figures = () => ({
  hours: claims.answerHours.value,
  minutes: claims.intakeMinutes.value,
  pages: claims.guidePages.value,
});

/** The text in a page's picture. */
export function pictureWords({ page, language, i18n }: SeoPage): { title: string; note: string } {
  const t = i18n.getFixedT(language, 'seo');
  return { title: t(`pictures.${page}.title`), note: t(`pictures.${page}.note`, figures()) };
}

/** A drawing with its alternative text. */
export const drawingAlt = ({ language, i18n }: Translation, drawing: Drawing, title: string): string =>
  i18n.getFixedT(language, 'seo')(`drawings.${drawing}`, { title: /[.?!]$/.test(title) ? title : `${title}.` });

/** The alternative text of a page's picture. */
export const pictureAlt = (page: SeoPage): string =>
  drawingAlt(page, page.record.picture.drawing, pictureWords(page).title);
