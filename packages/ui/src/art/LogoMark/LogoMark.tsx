import { needle } from './logoMark.data.ts';

export interface LogoMarkProps {
  /** Width and height in px. */
  size?: number;
}

/** The logo: a compass card with a needle, in the surrounding text colour. */
export function LogoMark({ size = 38 }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="18.6" fill="none" stroke="currentColor" strokeWidth="1.3" />
      <circle
        cx="20"
        cy="20"
        r="15.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        pathLength="72"
        strokeDasharray=".35 1.65"
        strokeDashoffset=".17"
      />
      <path d={needle.outline} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
      <path d={needle.filledHalf} fill="currentColor" />
    </svg>
  );
}
