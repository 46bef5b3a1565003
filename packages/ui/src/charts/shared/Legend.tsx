import { LegendList, SwatchBox } from './Legend.styles.ts';
import { type ChartFill, fillOf } from './fills.ts';

export interface LegendProps {
  /** Id of the chart's `<Patterns>`. */
  id: string;
  entries: readonly { key: string; name: string; fill: ChartFill }[];
}

/** The meaning of each fill. Hidden from screen readers, because the table contains the same. */
export function Legend({ id, entries }: LegendProps) {
  return (
    <LegendList aria-hidden="true">
      {entries.map(({ key, name, fill }) => (
        <li key={key}>
          <Swatch id={id} fill={fill} />
          <span>{name}</span>
        </li>
      ))}
    </LegendList>
  );
}

function Swatch({ id, fill }: { id: string; fill: ChartFill }) {
  return (
    <SwatchBox width="14" height="14" aria-hidden="true">
      <rect x="0.5" y="0.5" width="13" height="13" rx="2" data-outline={fill} fill={fillOf(id, fill)} />
    </SwatchBox>
  );
}
