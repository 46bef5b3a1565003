import { Square, SquareCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';

/** A task of a list as a sign with words: it shows what was done and cannot be ticked. */
export function TaskMark({ done }: { done: boolean }) {
  const { t } = useTranslation('common');
  return (
    <span data-task={done ? 'done' : 'open'}>
      <Icon of={done ? SquareCheckBig : Square} size={16} label={t(done ? 'markdown.done' : 'markdown.toDo')} />
    </span>
  );
}
