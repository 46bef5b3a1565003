import type { ctaBanner as nl } from '../../nl/home/ctaBanner.ts';
import type { Translated } from '../../translated.ts';

export const ctaBanner: Translated<typeof nl> = {
  coordinates: '34°37′N 33°02′E',
  title: 'In {{minutes}} minutes you’ll know if Cyprus fits',
  lead: 'Bring your profit, travel days and questions. The call is free, and you’ll get an answer, even if it’s no.',
};
