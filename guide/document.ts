import type { Language } from '@fnc/domain';
import type { GuideText } from './content/guide-text.ts';
import { en } from './content/en/index.ts';
import { nl } from './content/nl/index.ts';
import { colourStyles } from './colours.ts';
import { createContext } from './context.ts';
import { Html, html } from './html.ts';
import { audiencesPage } from './pages/audiences.ts';
import { contentsPage } from './pages/contents.ts';
import { costsPage } from './pages/costs.ts';
import { countryPage } from './pages/country.ts';
import { coverPage, coverTitle } from './pages/cover.ts';
import { cyprusTaxPage } from './pages/cyprus-tax.ts';
import { nextStepPage } from './pages/next-step.ts';
import { residencePage } from './pages/residence.ts';
import { risksPage } from './pages/risks.ts';
import { setUpPage } from './pages/set-up.ts';
import { specialRulesPage } from './pages/special-rules.ts';
import { stayingPage } from './pages/staying.ts';
import { substancePage } from './pages/substance.ts';
import { publisherFor } from './publisher.ts';

export const guideText: Readonly<Record<Language, GuideText>> = { nl, en };

/** The committed PDF of each edition, by its name under `apps/site/public/guide`. */
export const pdfNames: Readonly<Record<Language, string>> = { nl: 'cyprus-gids.pdf', en: 'cyprus-guide.pdf' };

/** The titles of the thirteen pages, in order; also the outline of the PDF. */
export const pageTitles = (text: GuideText): readonly string[] => [
  coverTitle(text.cover),
  text.contents.title,
  text.country.title,
  text.audiences.title,
  text.residence.title,
  text.cyprusTax.title,
  text.staying.title,
  text.substance.title,
  text.setUp.title,
  text.costs.title,
  text.specialRules.title,
  text.risks.title,
  text.nextStep.title,
];

/** The whole edition as one HTML document. `styles`: addresses of the style sheets, in order. */
export const guideDocument = (language: Language, styles: readonly string[]): string => {
  const text = guideText[language];
  const context = createContext(language, text.frame, publisherFor(language), pageTitles(text));
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${text.frame.documentTitle}</title>
        <meta name="description" content="${text.frame.description}" />
        <style>
          ${new Html(colourStyles)}
        </style>
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        ${coverPage(context, text.cover)} ${contentsPage(context, text.contents)} ${countryPage(context, text.country)}
        ${audiencesPage(context, text.audiences)} ${residencePage(context, text.residence)}
        ${cyprusTaxPage(context, text.cyprusTax)} ${stayingPage(context, text.staying)}
        ${substancePage(context, text.substance)} ${setUpPage(context, text.setUp)} ${costsPage(context, text.costs)}
        ${specialRulesPage(context, text.specialRules)} ${risksPage(context, text.risks)}
        ${nextStepPage(context, text.nextStep, text.sources)}
      </body>
    </html>`.markup;
};
