import { type ImportDone as Done, importedCount, type ImportTotals } from '@fnc/domain';
import { CircleCheck, CircleX, type LucideIcon, Plus, Replace, Trash2, Undo2, Upload } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { DoneWords, Foot, Outcome } from './QuestionImport.styles.ts';
import { type ImportPlace, takeFocus } from './questionImport.ts';

type Counted = 'added' | 'changed' | 'unchanged' | 'skipped' | 'removed';

/** `always`: also shown when the count is 0. */
const outcomes = [
  { kind: 'added', word: 'added', icon: Plus, always: true },
  { kind: 'changed', word: 'updated', icon: Replace, always: true },
  { kind: 'unchanged', word: 'unchanged', icon: CircleCheck, always: false },
  { kind: 'removed', word: 'removed', icon: Trash2, always: false },
  { kind: 'skipped', word: 'skipped', icon: CircleX, always: true },
] as const satisfies readonly { kind: Counted; word: string; icon: LucideIcon; always: boolean }[];

/** The number of rows per outcome. */
function ImportOutcomes({ totals }: { totals: ImportTotals }) {
  const { t, language } = useAdminWords();
  return (
    <Row as="ul" gap={[1, 5]} aria-label={t('questionImport.outcome')}>
      {outcomes
        .filter(({ kind, always }) => always || totals[kind] > 0)
        .map(({ kind, word, icon }) => (
          <Outcome key={kind} data-kind={kind}>
            <Icon of={icon} />
            <strong>{formatFigure(totals[kind], language)}</strong> {t(`questionImport.${word}`)}
          </Outcome>
        ))}
    </Row>
  );
}

interface ImportFootProps {
  totals: ImportTotals;
  hasRemarks: boolean;
  cancelHref: string;
  /** The rows are being checked, or there is nothing to import. */
  blocked: boolean;
  saving: boolean;
  onErrors: () => void;
  onImport: () => void;
}

/** What the import will do, and the button that starts it. */
export function ImportFoot({ totals, hasRemarks, cancelHref, blocked, saving, onErrors, onImport }: ImportFootProps) {
  const { t } = useAdminWords();
  const count = importedCount(totals);
  const nothing = count === 0 && totals.removed === 0;
  return (
    <Foot>
      <ImportOutcomes totals={totals} />
      {hasRemarks && <TextButton onClick={onErrors}>{t('questionImport.errors')}</TextButton>}
      <div>
        <ButtonLink href={cancelHref}>{t('common:action.cancel')}</ButtonLink>
        <Button
          variant="primary"
          icon={Upload}
          aria-disabled={blocked || nothing || undefined}
          busyLabel={saving ? t('questionImport.saving') : undefined}
          onClick={onImport}
        >
          {nothing ? t('questionImport.submitNothing') : t('questionImport.submit', { count })}
        </Button>
      </div>
    </Foot>
  );
}

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
    <Stack lineAbove="hairlineStrong" align="start" above={6} below={6}>
      <DoneWords role="status" ref={takeFocus} tabIndex={-1}>
        <Row align="center" wrap={false} below={1}>
          <Icon of={isUndone ? Undo2 : CircleCheck} />
          <Heading level={2} size="section">
            {isUndone
              ? t('questionImport.undoneTitle')
              : t('questionImport.doneTitle', { count: importedCount(totals) })}
          </Heading>
        </Row>
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
    </Stack>
  );
}
