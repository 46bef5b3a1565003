import type { GuideContext } from '../context.ts';
import { sources } from '../facts/sources.data.ts';
import type { SourceId } from '../facts/sources.data.ts';
import { worksheet, type WorksheetText } from '../figures/worksheet.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, sheet, type PageHead } from './parts.ts';

export interface NextStepText extends PageHead {
  readonly worksheet: WorksheetText;
  readonly worksheetLegend: Rich;
  readonly questionsTitle: string;
  readonly questions: readonly Rich[];
  readonly contactTitle: string;
  readonly contact: Rich;
  readonly privacy: Rich;
  readonly privacyLink: string;
  readonly sourcesTitle: string;
  readonly sourcesIntro: Rich;
}

const contactBlock = (context: GuideContext, text: NextStepText): Html => {
  const { publisher } = context;
  return html`
    <div class="contact">
      <h2>${text.contactTitle}</h2>
      <p>${context.rich(text.contact)}</p>
      <p class="addresses">
        <strong>${publisher.name}</strong><br />
        <a href="mailto:${publisher.email}">${publisher.email}</a><br />
        <a href="${publisher.phoneHref}">${publisher.phone}</a>,
        <a href="${publisher.site}">${publisher.site.replace('https://', '')}</a>
      </p>
      <p class="privacy">${context.rich(text.privacy)} <a href="${publisher.privacy}">${text.privacyLink}</a></p>
    </div>
  `;
};

const sourceList = (text: Readonly<Record<SourceId, string>>): Html => html`
  <ol class="sources">
    ${sources.map((source) => {
      const words = text[source.id];
      return html`<li id="source-${source.id}">
        ${'href' in source ? html`<a href="${source.href}">${words}</a>` : words}
      </li>`;
    })}
  </ol>
`;

export const nextStepPage = (
  context: GuideContext,
  text: NextStepText,
  sourceText: Readonly<Record<SourceId, string>>,
): Html =>
  sheet(
    context,
    13,
    text,
    html`
      ${figure(worksheet(text.worksheet), caption(context, 'figure', text.worksheetLegend))}
      <div class="columns columns-2">
        <div>
          <h2>${text.questionsTitle}</h2>
          <ul class="questions">
            ${text.questions.map((question) => html`<li>${context.rich(question)}</li>`)}
          </ul>
        </div>
        ${contactBlock(context, text)}
      </div>
      <div class="source-block">
        <h2>${text.sourcesTitle}</h2>
        <p>${context.rich(text.sourcesIntro)}</p>
        ${sourceList(sourceText)}
      </div>
    `,
  );
