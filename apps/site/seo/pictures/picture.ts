import { brand, breakEvenRevenue, calculateSavings, euros, rulesOf, savingsCurve, type PublicPage } from '@fnc/domain';
import {
  type Outliner,
  type ShareDrawing,
  sharePicture,
  type SharePictureProps,
} from '@fnc/ui/art/SharePicture/sharePicture.ts';
import type { SeoPage } from '../pages.ts';
import { pictureWords, type Drawing, type Translation } from './pictureWords.ts';

/** The calculator's two lines over revenue: a self-employed professional at the 2026 rates. */
function savingsLines({ language, i18n }: Translation): ShareDrawing {
  const t = i18n.getFixedT(language, 'seo');
  const [entity, end, rules] = ['zzp', euros(80_000), rulesOf('2026')] as const;
  const turn = breakEvenRevenue(entity, rules) ?? end;
  const curve = savingsCurve(entity, rules, end);
  const most = Math.max(...curve.map(({ dutchTax }) => dutchTax));
  const share = (revenue: number, amount: number) => [revenue / end, amount / most] as const;
  return {
    kind: 'lines',
    lines: {
      first: {
        name: t('drawn.netherlands'),
        points: curve.map(({ revenue, dutchTax }) => share(revenue, dutchTax)),
      },
      second: { name: t('drawn.cyprus'), points: curve.map(({ revenue, cyprusCost }) => share(revenue, cyprusCost)) },
      crossing: {
        name: t('drawn.breakEven'),
        at: share(turn, calculateSavings({ revenue: turn, entity, rules }).cyprusCost),
      },
    },
  };
}

function guideCover({ language, i18n }: Translation): ShareDrawing {
  const t = i18n.getFixedT(language, 'seo');
  return {
    kind: 'cover',
    words: {
      brand: brand.name,
      tagline: brand.tagline[language],
      title: [t('cover.titleOne'), t('cover.titleTwo')],
      subtitle: t('cover.subtitle'),
    },
  };
}

function drawingOf(drawing: Drawing, translation: Translation): ShareDrawing {
  if (drawing === 'lines') return savingsLines(translation);
  return drawing === 'cover' ? guideCover(translation) : { kind: drawing };
}

export interface SharedPage extends Translation, Pick<SharePictureProps, 'background' | 'title' | 'note'> {
  readonly drawing: Drawing;
}

/** A picture for shared links as SVG. Throws when the title does not fit: shorten it in `seo.ts` of the catalogue. */
export const sharedPageSvg = (outliner: Outliner, page: SharedPage): string =>
  sharePicture(outliner, {
    drawing: drawingOf(page.drawing, page),
    background: page.background,
    brand: brand.name,
    tagline: brand.tagline[page.language],
    title: page.title,
    note: page.note,
  });

/** A page's picture for shared links. */
export function pictureSvg(outliner: Outliner, page: SeoPage): string {
  const { drawing, background }: PublicPage['picture'] = page.record.picture;
  return sharedPageSvg(outliner, { ...page, drawing, background: background ?? 'deep', ...pictureWords(page) });
}
