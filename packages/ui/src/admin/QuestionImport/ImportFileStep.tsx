import { maximumQuestionFileSize, questionTypes } from '@fnc/domain';
import { Download } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { FileDrop } from '../../components/FileDrop/FileDrop.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { QuestionImportState } from './importState.ts';
import { FileStep, Needs } from './QuestionImport.styles.ts';

interface ImportFileStepProps {
  refused: Extract<QuestionImportState, { phase: 'file' }>['refused'];
  onFile: (file: File) => void;
  onTemplate: () => void;
}

const accept = { 'text/csv': ['.csv'] } as const;

/** Choosing the file, and what must be in it. */
export function ImportFileStep({ refused, onFile, onTemplate }: ImportFileStepProps) {
  const { t } = useAdminWords();
  return (
    <FileStep>
      <FileDrop
        label={t('questionImport.fileLabel')}
        hint={t('questionImport.fileHint')}
        files={[]}
        accept={accept}
        maxSize={maximumQuestionFileSize}
        sentences={{
          rules: t('questionImport.fileRules'),
          wrongType: t('errors:csv_file_required'),
          tooLarge: t('errors:csv_file_too_large'),
        }}
        error={
          refused === null
            ? undefined
            : t('questionImport.fileRefused', { file: refused.name, message: problemText(t, refused.problem) })
        }
        onChange={([file]) => file && onFile(file)}
      />
      <Needs>
        <Heading level={2} size="section">
          {t('questionImport.goodToKnow')}
        </Heading>
        <ul>
          <Text as="li">{t('questionImport.needsText')}</Text>
          <Text as="li">{t('questionImport.needsFormat')}</Text>
          <Text as="li">{t('questionImport.needsTypes', { types: questionTypes.join(', ') })}</Text>
          <Text as="li">{t('questionImport.needsOptions')}</Text>
        </ul>
        <Button icon={Download} onClick={onTemplate}>
          {t('questionImport.template')}
        </Button>
      </Needs>
    </FileStep>
  );
}
