import type { ReactNode } from 'react';
import { BayChart } from '../../../art/BayChart/BayChart.tsx';
import { CheckSeal } from '../../../art/CheckSeal/CheckSeal.tsx';
import { CompassRose } from '../../../art/CompassRose/CompassRose.tsx';
import { CyprusChart } from '../../../art/CyprusChart/CyprusChart.tsx';
import { Dividers } from '../../../art/Dividers/Dividers.tsx';
import { EuropeChart } from '../../../art/EuropeChart/EuropeChart.tsx';
import { LogoMark } from '../../../art/LogoMark/LogoMark.tsx';
import { NetherlandsChart } from '../../../art/NetherlandsChart/NetherlandsChart.tsx';
import { signalLetters } from '../../../art/SignalFlag/signalFlag.data.ts';
import { SignalFlag } from '../../../art/SignalFlag/SignalFlag.tsx';
import { Skyline } from '../../../art/Skyline/Skyline.tsx';

/** The route as the site names it. */
export const routeNames = {
  hoekVanHolland: 'Hoek van Holland',
  ouessant: 'Ouessant',
  kaapRoca: 'Kaap Roca',
  gibraltar: 'Gibraltar',
  kaapBon: 'Kaap Bon',
  kreta: 'Kreta',
  limassol: 'Limassol',
} as const;

export const drawings: readonly { name: string; drawing: ReactNode }[] = [
  { name: 'EuropeChart', drawing: <EuropeChart names={routeNames} /> },
  { name: 'CyprusChart', drawing: <CyprusChart /> },
  { name: 'NetherlandsChart', drawing: <NetherlandsChart /> },
  { name: 'BayChart', drawing: <BayChart harbour="Limassol" course /> },
  { name: 'Skyline', drawing: <Skyline /> },
  { name: 'CompassRose', drawing: <CompassRose /> },
  { name: 'Dividers', drawing: <Dividers /> },
  ...signalLetters.map((letter) => ({ name: `SignalFlag ${letter}`, drawing: <SignalFlag letter={letter} /> })),
  { name: 'CheckSeal', drawing: <CheckSeal size={72} /> },
  { name: 'LogoMark', drawing: <LogoMark size={72} /> },
];
