import type { ctaBanner as nl } from '../../nl/home/ctaBanner.ts';
import type { Translated } from '../../translated.ts';

export const ctaBanner: Translated<typeof nl> = {
  coordinates: '34°37′N 33°02′E',
  title: 'In {{minutes}} minutes you know whether Cyprus suits you',
  lead: 'Bring your profit, your travel days and your questions. The conversation is free and you get an answer, even if it is no.',
};
