import type { GuideContext } from '../context.ts';
import { html, nothing, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { course } from './course.ts';

export interface TimelineText {
  readonly head: { readonly step: string; readonly papers: string; readonly time: string };
  readonly steps: readonly {
    readonly name: string;
    readonly what: Rich;
    readonly papers: string;
    readonly time: Rich;
  }[];
}

/** More than any step is high; the style sheet cuts the line off at the next one. */
const longestStretch = 90;

/** The steps as waypoints on one dotted course; beside each what is signed or filed, and how long it takes. */
export const timeline = (context: GuideContext, text: TimelineText): Html => html`
  <table class="timeline">
    <thead>
      <tr>
        <th scope="col">${text.head.step}</th>
        <th scope="col">${text.head.papers}</th>
        <th scope="col">${text.head.time}</th>
      </tr>
    </thead>
    <tbody>
      ${text.steps.map(
        (step, index) => html`
          <tr>
            <th scope="row">
              ${index + 1 < text.steps.length ? course('down', longestStretch) : nothing}<span
                class="stop"
                aria-hidden="true"
                >${index + 1}</span
              >
              <strong>${step.name}</strong> <span class="what">${context.rich(step.what)}</span>
            </th>
            <td>${step.papers}</td>
            <td>${context.rich(step.time)}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
