import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { announcement } from './announcement.ts';
import { CounterText } from './Counter.styles.ts';

export interface Count {
  /** Characters typed so far, counted as in the schema: `text.length`. */
  used: number;
  /** Most characters allowed. */
  limit: number;
}

/** In ms: long enough not to interrupt typing, short enough to be read before the next sentence. */
const pause = 1000;

/** How much of a limit is used. Announced after a pause in typing, only when the limit is near or exceeded. */
export function Counter({ id, used, limit }: Count & { id: string | undefined }) {
  const { t } = useTranslation('common');
  const [spoken, setSpoken] = useState('');
  const over = used - limit;
  const kind = announcement(used, limit);
  const words = kind === 'none' ? '' : t(`counter.${kind}`, { count: Math.abs(over) });
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <CounterText data-over={over > 0} aria-hidden="true">
        {over > 0 ? t('counter.over', { count: over }) : t('counter.used', { used, count: limit })}
      </CounterText>
      <VisuallyHidden id={id}>
        {over > 0 ? t('counter.over', { count: over }) : t('counter.limit', { count: limit })}
      </VisuallyHidden>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}
