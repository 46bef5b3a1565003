import { useTranslation } from 'react-i18next';
import { regionOf } from '../../locales/figures.ts';

/** A day in words: 23 november 2026. */
export function Day({ day }: { day: string }) {
  const { language } = useTranslation().i18n;
  const date = new Intl.DateTimeFormat(regionOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{date.format(Date.parse(day))}</time>;
}
