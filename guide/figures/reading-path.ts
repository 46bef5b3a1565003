import { html, type Html } from '../html.ts';
import { course, ring } from './course.ts';

interface Step {
  readonly question: string;
  /** Where the reader goes after "no". */
  readonly page: number;
  readonly otherwise: string;
}

export interface ReadingPathText {
  readonly yes: string;
  readonly no: string;
  readonly steps: readonly [Step, Step, Step];
  readonly end: { readonly label: string; readonly page: number };
}

/** Three questions on one dotted line; every "no" leaves the line downwards to a page. */
export const readingPath = (text: ReadingPathText): Html => html`
  <div class="path">
    ${course('across', 548)}
    <ol>
      ${text.steps.map(
        (step) => html`
          <li>
            ${ring()}
            <p class="question">${step.question}</p>
            <p class="yes">${text.yes}</p>
            <p class="no"><span>${text.no}</span> <a href="#p${step.page}">${step.otherwise}</a></p>
          </li>
        `,
      )}
      <li class="end">
        ${ring()}
        <p class="question"><a href="#p${text.end.page}">${text.end.label}</a></p>
      </li>
    </ol>
  </div>
`;
