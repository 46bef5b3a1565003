import type { CSSProperties, ReactNode } from 'react';
import type { LineLabels } from './lineLabels.ts';
import { PlotText } from './LineChart.styles.ts';
import type { Line } from './lines.ts';
import type { Spot } from './placeLabels.ts';

export interface LineTextsProps {
  texts: LineLabels;
  lines: readonly Line[];
  own: string | undefined;
  /** What each line says at the own place. */
  amounts: readonly string[];
  /** Name and amount of the crossing. */
  crossing: readonly [string, string] | null;
}

const placeOf = ({ x, dx, top, align }: Spot): CSSProperties => ({
  left: `calc(${x * 100}% + ${dx}rem)`,
  top: `${top}rem`,
  textAlign: align,
  ...(align === 'end' ? { transform: 'translateX(-100%)' } : {}),
});

/** The words inside the plot. In a plot too narrow for them the key and the table say it. */
export function LineTexts({ texts: { spots, stem }, lines, own, amounts, crossing }: LineTextsProps) {
  const text = (key: string, kind: string, words: ReactNode) => {
    const spot = spots.get(key);
    return (
      spot && (
        <PlotText key={key} aria-hidden="true" data-kind={kind} style={placeOf(spot)}>
          {words}
        </PlotText>
      )
    );
  };
  return (
    <>
      {stem && crossing && (
        <PlotText aria-hidden="true" data-kind="crossing" style={placeOf(stem.spot)}>
          {crossing[0]}
          <br />
          <strong>{crossing[1]}</strong>
        </PlotText>
      )}
      {lines.map(({ name }, index) => text(`end${index}`, `line${index}`, name))}
      {text('own', 'own', own)}
      {amounts.map((amount, index) => text(`value${index}`, `line${index}`, amount))}
    </>
  );
}
