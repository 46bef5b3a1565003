import { useId } from 'react';
import { cyprusContours, cyprusLand } from '../CyprusChart/cyprusChart.data.ts';
import { netherlandsContours, netherlandsLand } from '../NetherlandsChart/netherlandsChart.data.ts';
import { CoverSvg } from './GuideCover.styles.ts';

export interface GuideCoverProps {
  brand: string;
  tagline: string;
  /** Two lines of at most 15 characters. */
  title: readonly [string, string];
  subtitle: string;
  /** Two short lines at the bottom right. */
  notes: readonly [string, string];
}

const course =
  'M528 226C474 262 432 316 375 344S206 424 155 468C122 500 106 534 106 571C106 650 170 704 251 704S384 652 400 596';

const contourOpacity = [0.42, 0.36, 0.31, 0.26];

/** A chart on the cover; its contours fade with the distance to the coast. */
function Coast({ land, contours, transform }: { land: string; contours: readonly string[]; transform: string }) {
  return (
    <g transform={transform}>
      {contours.map((contour, index) => (
        <path key={contour.slice(0, 24)} className="contour" d={contour} strokeOpacity={contourOpacity[index]} />
      ))}
      <path className="land" d={land} />
    </g>
  );
}

/** The guide's cover, A4 at 96 dpi (794 × 1123). On the deep colour in both themes, like the printed page. */
export function GuideCover({ brand, tagline, title, subtitle, notes }: GuideCoverProps) {
  const id = useId();
  return (
    <CoverSvg viewBox="0 0 794 1123" data-band="deep" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={`${id}inner`}>
          <rect x="29" y="29" width="736" height="1065" />
        </clipPath>
        <linearGradient id={`${id}fade`} x1="0" y1="260" x2="0" y2="345" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <mask id={`${id}coast`} maskUnits="userSpaceOnUse" x="345" y="0" width="430" height="400" mask-type="alpha">
          <path d="M345 0h430v400H345z" style={{ fill: `url(#${id}fade)` }} />
        </mask>
      </defs>
      <rect className="paper" width="794" height="1123" />
      <g clipPath={`url(#${id}inner)`}>
        <path
          className="graticule"
          d="M132 0v1123M283 0v1123M435 0v1123M586 0v1123M737 0v1123M0 151h794M0 302h794M0 453h794M0 605h794M0 756h794M0 907h794M0 1058h794"
        />
        <g mask={`url(#${id}coast)`}>
          <Coast land={netherlandsLand} contours={netherlandsContours} transform="translate(344.8 -72.4) scale(.727)" />
        </g>
        <Coast land={cyprusLand} contours={cyprusContours} transform="translate(113.2 280) scale(.575)" />
        <path className="course" d={course} />
      </g>
      <circle className="ring" cx="528" cy="226" r="8.5" />
      <circle className="dot" cx="528" cy="226" r="2.6" />
      <circle className="ring" cx="400" cy="596" r="8.5" />
      <circle className="dot" cx="400" cy="596" r="2.6" />
      <path className="blocks" d="M29 24h736M29 1099h736M24 29v1065M770 29v1065" />
      <rect className="frame" x="19" y="19" width="756" height="1085" />
      <rect className="frame" x="29" y="29" width="736" height="1065" />
      <text className="brand" x="76" y="116">
        {brand}
      </text>
      <text x="76" y="145">
        {tagline}
      </text>
      {title.map((line, index) => (
        <text key={line} className="title" x="72" y={876 + 95 * index}>
          {line}
        </text>
      ))}
      <text className="subtitle" x="76" y="1031">
        {subtitle}
      </text>
      {notes.map((line, index) => (
        <text key={line} x="718" y={1010 + 21 * index} textAnchor="end">
          {line}
        </text>
      ))}
    </CoverSvg>
  );
}
