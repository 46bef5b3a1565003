import { Check, X } from 'lucide-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { color } from '../../../tokens/color.ts';
import { contrast } from '../../../tokens/contrast.ts';
import { pairRules } from '../../../tokens/contrastPairs.data.ts';
import { type Standing, type StandingName, standings } from '../../../tokens/standings.ts';
import { Measured, PairGrid, Rule, Sample, Stage } from './Colour.styles.ts';

/** Every pair that may be used on a background, drawn in its colours and measured. */
export function ContrastTable({ on: place }: { on: StandingName }) {
  const { theme, band, colors }: Standing = standings[place];
  const asked = pairRules.filter(({ onBands }) => onBands || band === undefined);
  return (
    <Stage data-theme={theme}>
      <div data-band={band}>
        {asked.map(({ title, least, pairs }) => (
          <Rule key={title}>
            <h3>
              {title} <small>at least {least} : 1</small>
            </h3>
            <PairGrid>
              {pairs.flatMap(({ over, on }) =>
                over.flatMap((role) =>
                  on.map((background) => {
                    const measured = contrast(colors[role], colors[background]);
                    return (
                      <li key={`${role} ${background}`}>
                        <Sample
                          data-drawn={least === 3 || undefined}
                          style={{ color: color(role), background: color(background) }}
                        >
                          {least === 3 ? <i /> : 'Koers 138°'}
                        </Sample>
                        <span>
                          {role} <small>on</small> {background}
                        </span>
                        <Measured>
                          <Icon of={measured >= least ? Check : X} size={14} />
                          {measured.toFixed(1)}
                        </Measured>
                      </li>
                    );
                  }),
                ),
              )}
            </PairGrid>
          </Rule>
        ))}
      </div>
    </Stage>
  );
}
