import { useId } from 'react';
import { signalFlags, type Hatch, type SignalLetter } from './signalFlag.data.ts';

export interface SignalFlagProps {
  letter: SignalLetter;
}

/** A signal flag in engraving style: dots for yellow, horizontal lines for blue, vertical lines for red. */
export function SignalFlag({ letter }: SignalFlagProps) {
  const id = useId();
  const { fields, seams } = signalFlags[letter];
  const fill = (hatch: Hatch) => `url(#${id}${hatch})`;
  return (
    <svg width={96} viewBox="0 0 76 60" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={`${id}yellow`} width="4" height="4" patternUnits="userSpaceOnUse">
          <circle cx="1" cy="1" r=".65" fill="currentColor" />
          <circle cx="3" cy="3" r=".65" fill="currentColor" />
        </pattern>
        <pattern id={`${id}blue`} width="4" height="2.5" patternUnits="userSpaceOnUse">
          <path d="M0 1.2h4" stroke="currentColor" strokeWidth="1.15" />
        </pattern>
        <pattern id={`${id}red`} width="2.5" height="4" patternUnits="userSpaceOnUse">
          <path d="M1.2 0v4" stroke="currentColor" strokeWidth=".9" />
        </pattern>
      </defs>
      <path d="M5 1v58" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <g transform="translate(8 5)" stroke="currentColor">
        {fields.map(({ hatch, d }) => (
          <path key={d} fill={fill(hatch)} stroke="none" d={d} />
        ))}
        <path d={seams} strokeWidth=".9" />
        <path d="M0 0h66v48H0z" fill="none" strokeWidth="1.2" />
      </g>
    </svg>
  );
}
