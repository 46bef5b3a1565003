import type { GuideContext } from '../context.ts';
import { timeline, type TimelineText } from '../figures/timeline.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, note, sections, sheet, type Note, type PageHead, type Section } from './parts.ts';

export interface SetUpText extends PageHead {
  readonly timeline: TimelineText;
  readonly timelineLegend: Rich;
  readonly sections: readonly [Section, Section, Section];
  readonly condition: Note;
}

export const setUpPage = (context: GuideContext, text: SetUpText): Html =>
  sheet(
    context,
    9,
    text,
    html`
      ${figure(timeline(context, text.timeline), caption(context, 'figure', text.timelineLegend))}
      ${sections(context, text.sections)} ${note(context, 'condition', text.condition)}
    `,
  );
