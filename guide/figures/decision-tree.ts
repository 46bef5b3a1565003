import type { Rich } from '../content/guide-text.ts';
import type { GuideContext } from '../context.ts';
import { html, nothing, type Html } from '../html.ts';
import { course, ring } from './course.ts';

interface Branch {
  readonly question: Rich;
  readonly outcome: Rich;
}

interface TrackText {
  readonly title: string;
  readonly branches: readonly [Branch, Branch, Branch];
  /** When both countries claim the same resident. */
  readonly both: Branch;
}

export interface TreeText {
  readonly yes: string;
  readonly person: TrackText;
  readonly company: TrackText;
}

/** More than any branch is high; the style sheet cuts the line off at the next ring. */
const longestStretch = 130;

const branch = (context: GuideContext, yes: string, { question, outcome }: Branch, last = false): Html => html`
  <li class="${last ? 'both' : ''}">
    ${last ? nothing : course('down', longestStretch)}${ring()}
    <p class="question">${context.rich(question)}</p>
    <p class="outcome"><span class="yes">${yes}</span> ${context.rich(outcome)}</p>
  </li>
`;

const track = (context: GuideContext, yes: string, text: TrackText): Html => html`
  <div class="track">
    <h2>${text.title}</h2>
    <ol>
      ${text.branches.map((item) => branch(context, yes, item))} ${branch(context, yes, text.both, true)}
    </ol>
  </div>
`;

/** Two lines of questions side by side; every "yes" is a finding, and every question is asked. */
export const decisionTree = (context: GuideContext, text: TreeText): Html => html`
  <div class="tree">${track(context, text.yes, text.person)} ${track(context, text.yes, text.company)}</div>
`;
