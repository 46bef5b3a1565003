import { type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import type { Tone } from '../Text/Text.tsx';
import { Strip, Tile, TileFigure, TileLabel, TileLink, TileNote } from './StatTile.styles.ts';

export interface StatTrend {
  direction: 'up' | 'down' | 'level';
  /** The change in words, with what it is compared to: "12 meer dan vorige week". The arrow only repeats it. */
  text: ReactNode;
  /** Whether that is good. Up is not always good, so it is never coloured by itself. */
  tone?: Tone | undefined;
}

export interface StatTileProps {
  /** What was counted. */
  label: ReactNode;
  /** In front of the label: a `StageRing`. */
  mark?: ReactNode;
  /** The figure, written for the reader's language. `null` was not measured: "–" with those words, never 0. */
  value: ReactNode;
  /** Below the figure, in small: its part or its period. */
  note?: ReactNode;
  trend?: StatTrend | undefined;
  /** Beside the figure: a small drawing. It repeats what the words say, or has words of its own. */
  chart?: ReactNode;
  /** The list behind the figure. The whole tile is the link, and its name says label and figure. */
  href?: string | undefined;
}

const arrows: Record<StatTrend['direction'], LucideIcon> = { up: TrendingUp, down: TrendingDown, level: Minus };

/** A figure with its name. Several stand in a `StatStrip`. */
export function StatTile({ label, mark, value, note, trend, chart, href }: StatTileProps) {
  const { t } = useTranslation('common');
  const measured = value !== null;
  const words = (
    <>
      <TileLabel>
        {mark}
        <span>{label}</span>
      </TileLabel>
      <TileFigure>
        {measured ? value : <span aria-hidden="true">–</span>}
        {chart}
      </TileFigure>
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
  return href === undefined ? <Tile>{words}</Tile> : <TileLink href={href}>{words}</TileLink>;
}

export interface StatStripProps {
  /** Each a `<li>` with a `StatTile`. */
  children: ReactNode;
  /** Read aloud before the figures, where no heading stands above them. */
  label?: string | undefined;
}

/** Figures beside each other between two hairlines: a row on a wide screen, three beside each other, two on a phone. */
export function StatStrip({ label, children }: StatStripProps) {
  return <Strip aria-label={label}>{children}</Strip>;
}
