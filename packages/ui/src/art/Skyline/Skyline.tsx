import { SkylineSvg } from './Skyline.styles.ts';
import { skylineStrokes } from './skyline.data.ts';

export interface SkylineProps {
  /** The visible part of the 1440 × 380 drawing. */
  viewBox?: string;
}

/** Limassol seen from the sea. */
export function Skyline({ viewBox = '0 0 1440 380' }: SkylineProps) {
  return (
    <SkylineSvg viewBox={viewBox} preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      {skylineStrokes.map(({ tone, d, dash, offset }) => (
        <path key={d} className={tone} d={d} strokeDasharray={dash} strokeDashoffset={offset} />
      ))}
    </SkylineSvg>
  );
}
