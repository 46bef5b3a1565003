import type { ImportWishes } from '@fnc/domain';
import { FileSpreadsheet } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { writeSize } from '../../components/FileDrop/fileRules.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { problemText, type Problem } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ColumnMap } from './ColumnMap.tsx';
import { ImportChoices } from './ImportChoices.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { ImportCheck } from './importState.ts';
import {
  CheckColumns,
  CheckFrame,
  CheckSide,
  FileLine,
  FileMeta,
  NoPreview,
  NoticeRow,
} from './QuestionImport.styles.ts';
import { takeFocus } from './takeFocus.ts';

interface ImportCheckStepProps {
  check: ImportCheck;
  saving: boolean;
  problem: Problem | null;
  cancelHref: string;
  onWishes: (wishes: ImportWishes) => void;
  onAnotherFile: () => void;
  onErrors: () => void;
  onImport: () => void;
}

const delimiterWords = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const;
const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

/** The file against the questions: what each column becomes, what each row becomes, and the button. */
export function ImportCheckStep(props: ImportCheckStepProps) {
  const { check, saving, problem, onWishes } = props;
  const { t, language } = useAdminWords();
  const { file, wishes, totals, rows } = check;
  const facts = [
    writeSize(file.size, language),
    t('questionImport.fileRows', { count: check.rowCount }),
    t(`questionImport.delimiter.${delimiterWords[check.delimiter]}`),
    encodingNames[check.encoding],
  ];
  return (
    <CheckFrame>
      <FileLine ref={takeFocus} tabIndex={-1}>
        <Icon of={FileSpreadsheet} />
        <strong>{file.name}</strong>
        <FileMeta>{facts.join(', ')}</FileMeta>
        <TextButton onClick={props.onAnotherFile}>{t('questionImport.anotherFile')}</TextButton>
      </FileLine>
      {problem !== null && (
        <NoticeRow>
          <Alert tone="danger" live title={t('errors:questions_save_failed', { message: problemText(t, problem) })} />
        </NoticeRow>
      )}
      {check.changedMeanwhile && (
        <NoticeRow>
          <Alert tone="warning" live title={t('questionImport.meanwhile')} />
        </NoticeRow>
      )}
      {check.problem !== null && (
        <NoticeRow>
          <Alert tone="danger" live title={t(`errors:${check.problem}`)} />
        </NoticeRow>
      )}
      <CheckColumns>
        <CheckSide>
          <ColumnMap
            columns={check.columns}
            mapping={wishes.mapping}
            recognised={check.recognised}
            onMapping={(mapping) => onWishes({ ...wishes, mapping })}
          />
          <ImportChoices wishes={wishes} existingCount={check.existingCount} totals={totals} onWishes={onWishes} />
        </CheckSide>
        {check.problem === 'csv_no_text_column' ? (
          <NoPreview>
            <Text tone="quiet">{t('questionImport.noPreview')}</Text>
          </NoPreview>
        ) : (
          <ImportPreview rows={rows} totals={totals} checking={check.checking} />
        )}
      </CheckColumns>
      <ImportFoot
        totals={totals}
        hasRemarks={totals.warnings + totals.skipped + totals.changed > 0}
        cancelHref={props.cancelHref}
        blocked={check.problem !== null || check.checking}
        saving={saving}
        onErrors={props.onErrors}
        onImport={props.onImport}
      />
    </CheckFrame>
  );
}
