import { CircleAlert } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { FilledQuestion } from './filledSections.ts';
import { OpenFrame, OpenHead, OpenList, OpenNote } from './OpenQuestions.styles.ts';
import { plainClick } from './plainClick.ts';
import { needsHelp } from './questionnaireData.ts';

interface OpenQuestionsProps {
  open: readonly FilledQuestion[];
  sectionHref: (section: string) => string;
  onGo: (question: FilledQuestion) => void;
}

/** What is still to be asked, each a way to its field. */
export function OpenQuestions({ open, sectionHref, onGo }: OpenQuestionsProps) {
  const { t, language } = useAdminWords();
  return (
    <OpenFrame aria-label={t('questionnaires.open')}>
      <OpenHead>
        <h2>{t('questionnaires.open')}</h2>
        <strong>{formatFigure(open.length, language)}</strong>
      </OpenHead>
      {open.length > 0 && (
        <OpenList>
          {open.map((filled) => (
            <li key={filled.question.id}>
              <span>{filled.number}</span>
              <Link href={sectionHref(filled.question.section)} onClick={plainClick(() => onGo(filled))}>
                {filled.question.text}
              </Link>
              {filled.state !== null && needsHelp({ text: null, state: filled.state }) && (
                <Icon of={CircleAlert} label={t('questionnaires.notSaved')} />
              )}
            </li>
          ))}
        </OpenList>
      )}
      <OpenNote>{t(open.length === 0 ? 'questionnaires.openNone' : 'questionnaires.openNote')}</OpenNote>
    </OpenFrame>
  );
}
