import type { ctaBanner as nl } from '../../nl/home/ctaBanner.ts';
import type { Translated } from '../../translated.ts';

export const ctaBanner: Translated<typeof nl> = {
  coordinates: '34°37′N 33°02′E',
  title: 'In {{minutes}} minutes you’ll know if Cyprus is right for you',
  lead: 'Bring your profit, your travel days and your questions. The call is free and you’ll get a straight answer, even if it’s no.',
};
