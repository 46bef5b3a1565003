import type { GuideContext } from '../context.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';

type Doer = 'own' | 'partner' | 'both';

export interface ChecklistText {
  readonly head: { readonly what: string; readonly proof: string; readonly own: string; readonly partner: string };
  /** Read out where a box stands. */
  readonly toTick: string;
  readonly items: readonly { readonly what: Rich; readonly proof: string; readonly who: Doer }[];
}

const box = (words: string): Html => html`
  <svg class="box" viewBox="0 0 16 16" role="img" aria-label="${words}"><path d="M1 1h14v14H1z" /></svg>
`;

/** What must be there, how it is proved, and by whom; boxes to tick with a pen. */
export const checklist = (context: GuideContext, text: ChecklistText): Html => html`
  <table class="checklist">
    <thead>
      <tr>
        <th scope="col">${text.head.what}</th>
        <th scope="col">${text.head.proof}</th>
        <th scope="col" class="tick">${text.head.own}</th>
        <th scope="col" class="tick">${text.head.partner}</th>
      </tr>
    </thead>
    <tbody>
      ${text.items.map(
        ({ what, proof, who }) => html`
          <tr>
            <th scope="row">${context.rich(what)}</th>
            <td>${proof}</td>
            <td class="tick">${who === 'partner' ? '' : box(text.toTick)}</td>
            <td class="tick">${who === 'own' ? '' : box(text.toTick)}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
