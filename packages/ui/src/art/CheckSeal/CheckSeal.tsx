export interface CheckSealProps {
  /** Width and height in px. */
  size?: number;
}

/** A check mark in a graduated ring, in the surrounding text colour, for a completed submission. */
export function CheckSeal({ size = 60 }: CheckSealProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor">
        <circle cx="30" cy="30" r="29" strokeWidth="1.3" />
        <circle
          cx="30"
          cy="30"
          r="24.4"
          strokeWidth="3.4"
          pathLength="120"
          strokeDasharray=".7 1.8"
          strokeOpacity=".6"
        />
        <path d="M19.5 31.5l7.5 7 13.5-16" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
