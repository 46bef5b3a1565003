import { html, type Html } from '../html.ts';

export interface WorksheetText {
  readonly fields: readonly { readonly label: string; readonly hint: string }[];
}

/** Lines to write on with a pen: label and hint above, room below. */
export const worksheet = (text: WorksheetText): Html => html`
  <dl class="worksheet">
    ${text.fields.map(
      (field) =>
        html`<div>
          <dt>${field.label}</dt>
          <dd>${field.hint}</dd>
          <span class="rule" aria-hidden="true"></span>
        </div>`,
    )}
  </dl>
`;
