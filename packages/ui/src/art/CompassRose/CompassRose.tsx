import { Rose } from './CompassRose.styles.ts';
import { compassDarkHalves, compassLily, compassPoints } from './compassRose.data.ts';

const bearings = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** A compass rose in the surrounding text colour. The degree ticks are dashes on circles with a `pathLength` of 720. */
export function CompassRose() {
  return (
    <Rose viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor">
        <circle r="93" strokeWidth=".7" />
        <circle r="89.7" strokeWidth="4.6" pathLength="720" strokeDasharray=".3 1.7" strokeDashoffset=".15" />
        <circle r="88.6" strokeWidth="6.8" pathLength="720" strokeDasharray=".45 19.55" strokeDashoffset=".22" />
        <circle r="72.5" strokeWidth=".7" />
        <g transform="rotate(-4)">
          <circle r="69" strokeWidth="3" pathLength="720" strokeDasharray=".45 9.55" strokeDashoffset=".22" />
        </g>
        <circle r="66" strokeWidth=".5" />
        <path d={compassPoints} strokeWidth=".6" strokeLinejoin="round" />
      </g>
      {bearings.map((bearing) => (
        <text key={bearing} transform={`rotate(${bearing})`} y="-79.5">
          {bearing}
        </text>
      ))}
      <path fill="currentColor" d={compassDarkHalves} />
      <circle className="hub" r="4.5" />
      <circle r="1.6" fill="currentColor" />
      <path fill="currentColor" transform="translate(0 -1)" d={compassLily} />
    </Rose>
  );
}
