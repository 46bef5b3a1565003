import type { GuideContext } from '../context.ts';
import { readingPath, type ReadingPathText } from '../figures/reading-path.ts';
import { html, type Html } from '../html.ts';
import { markSign, type Rich } from '../rich.ts';
import { caption, figure, sections, sheet, type PageHead, type Section } from './parts.ts';

export interface ContentsText extends PageHead {
  /** One phrase for each of the pages 3 to 13. */
  readonly phrases: readonly string[];
  readonly audience: readonly [Section, Section];
  readonly path: ReadingPathText;
  readonly pathLegend: Rich;
  readonly marksTitle: string;
  readonly marks: { readonly law: Rich; readonly check: Rich; readonly view: Rich };
  readonly marksAfter: Rich;
  readonly colophon: Rich;
}

const contentsList = (context: GuideContext, text: ContentsText): Html => html`
  <ol class="contents">
    ${text.phrases.map((phrase, index) => {
      const page = index + 3;
      return html`
        <li>
          <a href="#p${page}"
            ><span class="page-number">${page}</span><span class="name">${context.titles[page - 1] ?? ''}</span></a
          >
          <span class="phrase">${phrase}</span>
        </li>
      `;
    })}
  </ol>
`;

const marksKey = (context: GuideContext, text: ContentsText): Html => html`
  <div class="key">
    <h2>${text.marksTitle}</h2>
    <ul>
      ${(['law', 'check', 'view'] as const).map(
        (kind) =>
          html`<li>
            ${markSign(kind)}<span
              ><strong>${context.frame.marks[kind]}</strong> ${context.rich(text.marks[kind])}</span
            >
          </li>`,
      )}
    </ul>
    <p>${context.rich(text.marksAfter)}</p>
  </div>
`;

const colophon = (context: GuideContext, text: ContentsText): Html => {
  const { publisher } = context;
  const sums = { name: publisher.name, founder: publisher.founder, short: publisher.shortName };
  return html`<p class="colophon">
    ${context.rich(text.colophon, sums)} <a href="mailto:${publisher.email}">${publisher.email}</a>
  </p>`;
};

export const contentsPage = (context: GuideContext, text: ContentsText): Html =>
  sheet(
    context,
    2,
    text,
    html`
      ${contentsList(context, text)} ${sections(context, text.audience)}
      ${figure(readingPath(text.path), caption(context, 'figure', text.pathLegend))} ${marksKey(context, text)}
      ${colophon(context, text)}
    `,
  );
