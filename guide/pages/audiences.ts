import type { GuideContext } from '../context.ts';
import { breakEvenChart, breakEvenSums, type BreakEvenText } from '../figures/break-even-chart.ts';
import { signalFlag } from '../figures/signal-flag.ts';
import { verdictSign, type Verdict } from '../figures/verdict-sign.ts';
import { html, type Html } from '../html.ts';
import type { Rich } from '../rich.ts';
import { caption, figure, sheet, table, type PageHead } from './parts.ts';

interface Audience {
  readonly name: string;
  readonly when: Rich;
  readonly beware: Rich;
}

interface Profile {
  readonly who: Rich;
  readonly verdict: Verdict;
  readonly why: Rich;
}

export interface AudienceText extends PageHead {
  readonly beware: string;
  /** Captains, consultants, nomads, entrepreneurs: the order of the flags. */
  readonly audiences: readonly [Audience, Audience, Audience, Audience];
  readonly profilesHead: readonly [string, string, string];
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly profiles: readonly Profile[];
  readonly profilesLegend: Rich;
  readonly chartTitle: string;
  readonly chart: BreakEvenText;
  readonly chartLegend: Rich;
}

const flags = ['k', 'c', 'd', 'o'] as const;

const audienceList = (context: GuideContext, text: AudienceText): Html => html`
  <ul class="audiences">
    ${text.audiences.map(
      (audience, index) => html`
        <li>
          ${signalFlag(flags[index] ?? 'o')}
          <div>
            <h2>${audience.name}</h2>
            <p>${context.rich(audience.when)}</p>
            <p class="beware"><strong>${text.beware}</strong> ${context.rich(audience.beware)}</p>
          </div>
        </li>
      `,
    )}
  </ul>
`;

export const audiencesPage = (context: GuideContext, text: AudienceText): Html =>
  sheet(
    context,
    4,
    text,
    html`
      ${audienceList(context, text)}
      ${table({
        className: 'profiles',
        head: text.profilesHead,
        rows: text.profiles.map(({ who, verdict, why }) => [
          context.rich(who, breakEvenSums(context)),
          html`<span class="verdict ${verdict}">${verdictSign(verdict)} ${text.verdicts[verdict]}</span>`,
          context.rich(why, breakEvenSums(context)),
        ]),
        legend: caption(context, 'table', text.profilesLegend),
      })}
      <div class="group">
        <h2>${text.chartTitle}</h2>
        ${figure(
          breakEvenChart(context, text.chart),
          caption(context, 'figure', text.chartLegend, breakEvenSums(context)),
        )}
      </div>
    `,
  );
