import { Pair } from './Dividers.styles.ts';

export interface DividersProps {
  className?: string;
}

/** A pair of chart dividers, opened between two points. */
export function Dividers({ className }: DividersProps) {
  return (
    <Pair width={180} viewBox="0 0 180 330" className={className} aria-hidden="true" focusable="false">
      <g stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round">
        <path className="light" d="M82 58 62 176 57 177 8 322 48 173 46 172 74 54z" />
        <path className="shade" d="M82 58 62 176 57 177 8 322 52 174z" />
        <path className="light" d="M98 58 118 176 123 177 172 322 132 173 134 172 106 54z" />
        <path className="shade" d="M98 58 118 176 123 177 172 322 128 174z" />
        <path className="light" d="M46 168 62 172 61 180 44 176zM134 168 118 172 119 180 136 176zM84 6h12v22H84z" />
        <path d="M87 8v18M90 8v18M93 8v18" strokeWidth=".8" />
        <path className="light" d="M81 28h18l3 8H78z" />
        <circle className="light" cx="90" cy="48" r="17" />
        <circle className="shade" cx="90" cy="48" r="10.5" />
        <circle className="light" cx="90" cy="48" r="3.6" />
        <path d="M87.5 48h5" strokeWidth="1" />
      </g>
    </Pair>
  );
}
