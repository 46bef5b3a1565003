import type { GuideContext } from '../context.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';

interface TrackText {
  readonly title: string;
  /** About the Netherlands, asked first. */
  readonly question: Rich;
  /** About Cyprus, asked on both branches. */
  readonly next: Rich;
  readonly outcomes: {
    readonly both: Rich;
    /** Resident of the Netherlands only. */
    readonly first: Rich;
    /** Resident of Cyprus only. */
    readonly second: Rich;
    readonly neither: Rich;
  };
}

export interface TreeText {
  readonly yes: string;
  readonly no: string;
  readonly person: TrackText;
  readonly company: TrackText;
}

/** From the middle of one box to the middles of the two below it. */
const fork = (): Html => html`
  <svg class="fork" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
    <path d="M50 0V3M25 16V3H75V16" />
  </svg>
`;

const branches = (text: TreeText, yes: Html, no: Html): Html => html`
  ${fork()}
  <ul>
    <li>
      <p class="answer">${text.yes}</p>
      ${yes}
    </li>
    <li>
      <p class="answer">${text.no}</p>
      ${no}
    </li>
  </ul>
`;

const track = (context: GuideContext, text: TreeText, { title, question, next, outcomes }: TrackText): Html => {
  const leaf = (words: Rich, className = ''): Html => html`<p class="outcome ${className}">${context.rich(words)}</p>`;
  const second = (yes: Html, no: Html): Html => html`
    <p class="question">${context.rich(next)}</p>
    ${branches(text, yes, no)}
  `;
  return html`
    <div class="track">
      <h2>${title}</h2>
      <p class="question root">${context.rich(question)}</p>
      ${branches(
        text,
        second(leaf(outcomes.both, 'both'), leaf(outcomes.first)),
        second(leaf(outcomes.second), leaf(outcomes.neither)),
      )}
    </div>
  `;
};

/** Two trees, one for the owner and one for the company: two questions, and an outcome at the end of every branch. */
export const decisionTree = (context: GuideContext, text: TreeText): Html => html`
  <div class="tree">${track(context, text, text.person)} ${track(context, text, text.company)}</div>
`;
