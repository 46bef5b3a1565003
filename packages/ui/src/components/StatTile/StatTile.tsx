import { type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { RoutedLink } from '../Link/RoutedLink.tsx';
import type { Tone } from '../Text/Text.tsx';
import { Strip, Tile, TileNote } from './StatTile.styles.ts';

export interface StatTrend {
  direction: 'up' | 'down' | 'level';
  /** The change as text, with its reference: "12 meer dan vorige week". The arrow only repeats it. */
  text: ReactNode;
  /** Whether the change is good. Not derived from the direction, because up is not always good. */
  tone?: Tone | undefined;
}

export interface StatTileProps {
  /** What was counted. */
  label: ReactNode;
  /** Before the label: a `StageRing`. */
  mark?: ReactNode;
  /** The number, formatted for the language. `null` means not measured: "–" with a text, never 0. */
  value: ReactNode;
  /** Below the number, in small type: its share or its period. */
  note?: ReactNode;
  trend?: StatTrend | undefined;
  /** Next to the number: a small chart. It repeats the text, or has its own text. */
  chart?: ReactNode;
  /** Address of the list that was counted. The whole tile is the link, named by label and number. */
  href?: string | undefined;
}

const arrows: Record<StatTrend['direction'], LucideIcon> = { up: TrendingUp, down: TrendingDown, level: Minus };

/** A number with its label. Several are in a `StatStrip`. */
export function StatTile({ label, mark, value, note, trend, chart, href }: StatTileProps) {
  const { t } = useTranslation('common');
  const measured = value !== null;
  const words = (
    <>
      <span>
        {mark}
        <span>{label}</span>
      </span>
      <strong>
        {measured ? value : <span aria-hidden="true">–</span>}
        {chart}
      </strong>
      {!measured && <TileNote>{t('notMeasured')}</TileNote>}
      {note !== undefined && <TileNote>{note}</TileNote>}
      {trend && (
        <TileNote data-tone={trend.tone}>
          <Icon of={arrows[trend.direction]} />
          <span>{trend.text}</span>
        </TileNote>
      )}
    </>
  );
  if (href === undefined) return <Tile>{words}</Tile>;
  return (
    <Tile as={RoutedLink} href={href}>
      {words}
    </Tile>
  );
}

export interface StatStripProps {
  /** Each a `<li>` with a `StatTile`. */
  children: ReactNode;
  /** Accessible name, where no heading is above the tiles. */
  label?: string | undefined;
}

/** Tiles in a row between two hairlines: all in one row on a wide screen, three per row, two on a phone. */
export function StatStrip({ label, children }: StatStripProps) {
  return <Strip aria-label={label}>{children}</Strip>;
}
