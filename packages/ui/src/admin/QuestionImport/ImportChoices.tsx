import { defaultSection, type ImportTotals, type ImportWishes } from '@fnc/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Choices } from './QuestionImport.styles.ts';

interface ImportChoicesProps {
  wishes: ImportWishes;
  existingCount: number;
  totals: ImportTotals;
  onWishes: (wishes: ImportWishes) => void;
}

/** What happens to the questions that exist, and what the file leaves to be filled in. */
export function ImportChoices({ wishes, existingCount, totals, onWishes }: ImportChoicesProps) {
  const { t } = useAdminWords();
  const { mapping, mode, updateExisting } = wishes;
  const has = (column: 'section' | 'id' | 'type') => mapping.includes(column);
  return (
    <Choices>
      {existingCount > 0 && (
        <RadioGroup
          label={t('questionImport.mode')}
          hint={t('questionImport.existing', { count: existingCount })}
          layout="segments"
          value={mode}
          choices={[
            { value: 'append', label: t('questionImport.modeAppend') },
            { value: 'replace', label: t('questionImport.modeReplace') },
          ]}
          onChange={(chosen) => onWishes({ ...wishes, mode: chosen })}
        />
      )}
      {existingCount > 0 && mode === 'append' && (
        <Switch
          label={t('questionImport.updateExisting')}
          checked={updateExisting}
          onChange={({ target }) => onWishes({ ...wishes, updateExisting: target.checked })}
        />
      )}
      {totals.removed > 0 && (
        <Alert tone="warning" live title={t('questionImport.removes', { count: totals.removed })} />
      )}
      {mapping.includes('text') && (
        <>
          {!has('section') && (
            <Text size="small" tone="quiet">
              {t('questionImport.noSection', { section: defaultSection })}
            </Text>
          )}
          {!has('type') && (
            <Text size="small" tone="quiet">
              {t('questionImport.noType')}
            </Text>
          )}
          {!has('id') && (
            <Text size="small" tone="quiet">
              {t('questionImport.noId')}
            </Text>
          )}
        </>
      )}
    </Choices>
  );
}
