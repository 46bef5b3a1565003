import { importedCount, type ImportDone as Done } from '@fnc/domain';
import { CircleCheck, Undo2 } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ImportOutcomes } from './ImportFoot.tsx';
import type { ImportPlace } from './importState.ts';
import { DoneStep, DoneTitle, DoneWords } from './QuestionImport.styles.ts';
import { takeFocus } from './takeFocus.ts';

interface ImportDoneProps {
  done: Done;
  place: ImportPlace;
  onUndo: () => void;
  onAnotherFile: () => void;
}

/** What was stored, how to continue, and an undo. */
export function ImportDone({ done, place, onUndo, onAnotherFile }: ImportDoneProps) {
  const { t } = useAdminWords();
  const { file, totals, undo, problem } = done;
  const isUndone = undo === 'done';
  const canUndo = undo !== 'done' && undo !== 'stale';
  return (
    <DoneStep>
      <DoneWords role="status" ref={takeFocus} tabIndex={-1}>
        <DoneTitle>
          <Icon of={isUndone ? Undo2 : CircleCheck} />
          <Heading level={2} size="section">
            {isUndone
              ? t('questionImport.undoneTitle')
              : t('questionImport.doneTitle', { count: importedCount(totals) })}
          </Heading>
        </DoneTitle>
        <Text>{isUndone ? t('questionImport.undoneText') : t('questionImport.doneText', { file: file.name })}</Text>
      </DoneWords>
      {!isUndone && <ImportOutcomes totals={totals} />}
      {undo === 'stale' && <Alert tone="warning" live title={t('questionImport.undoStale')} />}
      {undo === 'failed' && problem !== null && (
        <Alert tone="danger" live title={t('questionImport.undoFailed', { message: problemText(t, problem) })} />
      )}
      <Row>
        <ButtonLink variant="primary" href={place.questionsHref}>
          {t(place.client === undefined ? 'questionImport.toQuestions' : 'questionImport.toQuestionnaire')}
        </ButtonLink>
        {canUndo && (
          <Button icon={Undo2} busyLabel={undo === 'busy' ? t('questionImport.undoing') : undefined} onClick={onUndo}>
            {t('questionImport.undo')}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnotherFile}>
          {t('questionImport.importAnother')}
        </Button>
      </Row>
    </DoneStep>
  );
}
