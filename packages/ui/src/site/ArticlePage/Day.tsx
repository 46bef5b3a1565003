import { useTranslation } from 'react-i18next';
import { formatDay } from '../../locales/dates.ts';

/** A day in words: 23 november 2026. */
export function Day({ day }: { day: string }) {
  const { language } = useTranslation().i18n;
  return <time dateTime={day}>{formatDay(day, language)}</time>;
}
