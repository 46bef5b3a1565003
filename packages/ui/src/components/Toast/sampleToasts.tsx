import { Trash2, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { useSay } from '../../testing/useSay.ts';
import { Button } from '../Button/Button.tsx';
import { type ToastOptions } from './toastQueue.ts';
import { useToast } from './ToastProvider.tsx';

export const undone = fn().mockName('undone');
export const gone = fn().mockName('gone');
export const acted = fn().mockName('acted');

export type Kind = 'removed' | 'added' | 'failed' | 'long';

const samples = (say: (nl: string, en: string) => string): Record<Kind, ToastOptions> => ({
  removed: { message: say('3 leads verwijderd', '3 leads deleted'), icon: Trash2, undo: undone, onGone: gone },
  added: {
    message: say('Client succesvol toegevoegd!', 'Client added.'),
    action: { label: say('Open', 'Show'), onAction: acted },
    onGone: gone,
  },
  failed: {
    message: say('Status niet bewaard.', 'Status not saved.'),
    detail: say('De fout staat ook in de rij.', 'The row says so too.'),
    icon: WifiOff,
    tone: 'danger',
    action: { label: say('Opnieuw', 'Retry'), onAction: acted },
  },
  long: {
    message: say(
      'Maximiliaan van den Zeewolde-Stormvogel en nog 12 geadresseerden verwijderd uit de Vennootschapsbelastingaangiftebrief',
      'Maximiliaan van den Zeewolde-Stormvogel and 12 further addressees deleted from the Corporation-tax-return-letter',
    ),
    undo: undone,
  },
});

export interface SampleProps {
  /** Shown one after the other, without delay. */
  toasts: readonly Kind[];
  /** Of every toast, in milliseconds. */
  duration?: number;
}

function Shown({ toasts, duration }: SampleProps) {
  const say = useSay();
  const { show, dismiss } = useToast();
  const [words] = useState(() => samples(say));
  useEffect(() => {
    const ids = toasts.map((kind) => show({ ...words[kind], duration }));
    return () => ids.forEach(dismiss);
  }, [toasts, duration, words, show, dismiss]);
  return <Button>{say('Iets anders', 'Something else')}</Button>;
}

/** A shown message keeps its language: another language needs new messages. */
export function Sample(props: SampleProps) {
  const { i18n } = useTranslation();
  return <Shown key={i18n.language} {...props} />;
}
