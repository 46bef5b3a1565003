import {
  type ColumnMapping,
  defaultSection,
  type FileColumn,
  type ImportCheck,
  type ImportTotals,
  type ImportSettings,
  questionColumns,
  withColumn,
} from '@fnc/domain';
import { ArrowRight, Check, FileSpreadsheet } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { writeSize } from '../../components/FileDrop/fileRules.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ImportFoot } from './ImportOutcome.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import {
  CheckColumns,
  CheckFrame,
  Choices,
  ColumnTable,
  FileLine,
  MapTarget,
  PartHead,
} from './QuestionImport.styles.ts';
import { takeFocus } from './questionImport.ts';

interface ColumnMapProps {
  columns: readonly FileColumn[];
  mapping: ColumnMapping;
  /** Columns recognised by their header: a check mark is shown beside them. */
  recognised: ColumnMapping;
  onMapping: (mapping: ColumnMapping) => void;
}

const none = 'none';

/** The question property for each column of the file. */
function ColumnMap({ columns, mapping, recognised, onMapping }: ColumnMapProps) {
  const { t } = useAdminWords();
  const places = columns.map((column, index) => ({ ...column, index }));
  const mapped = mapping.filter((column) => column !== null).length;
  const options = [...questionColumns, none].map((value) => ({
    value,
    label: t(`questionImport.target.${value as (typeof questionColumns)[number] | typeof none}`),
  }));
  return (
    <section>
      <PartHead gap={[0, 2]} align="center">
        <Heading level={2} size="section">
          {t('questionImport.columns')}
        </Heading>
        <Text size="small" tone="quiet" wide>
          {t('questionImport.columnsMapped', { mapped, total: columns.length })}
        </Text>
      </PartHead>
      <ColumnTable>
        <colgroup>
          <col />
          <col style={{ width: 36 }} />
          <col style={{ width: '49%' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('questionImport.inFile')}
            </th>
            <th scope="col">{t('questionImport.becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ header, sample, index }) => {
            const name = header === '' ? t('questionImport.columnUnnamed', { number: index + 1 }) : header;
            const target = mapping[index] ?? null;
            const byItself = target !== null && target === recognised[index];
            return (
              <tr key={index}>
                <th scope="row">
                  <Text as="div" weight="semibold" wide>
                    {name}
                  </Text>
                  <span title={sample === '' ? undefined : sample}>
                    {sample === '' ? t('questionImport.columnEmpty') : sample}
                  </span>
                </th>
                <td>
                  <Icon of={ArrowRight} />
                </td>
                <td>
                  <MapTarget data-known={byItself}>
                    <SelectField
                      label={t('questionImport.columnBecomes', { name })}
                      labelPlace="hidden"
                      placeholder={null}
                      options={options}
                      value={target ?? none}
                      onChange={({ target: { value } }) =>
                        onMapping(
                          withColumn(mapping, index, questionColumns.find((column) => column === value) ?? null),
                        )
                      }
                    />
                    {byItself && <Icon of={Check} label={t('questionImport.recognised')} />}
                  </MapTarget>
                </td>
              </tr>
            );
          })}
        </tbody>
      </ColumnTable>
    </section>
  );
}

interface ImportChoicesProps {
  settings: ImportSettings;
  existingCount: number;
  totals: ImportTotals;
  onSettings: (settings: ImportSettings) => void;
}

/** What happens to existing questions, and defaults for columns that the file lacks. */
function ImportChoices({ settings, existingCount, totals, onSettings }: ImportChoicesProps) {
  const { t } = useAdminWords();
  const { mapping, mode, updateExisting } = settings;
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
          onChange={(chosen) => onSettings({ ...settings, mode: chosen })}
        />
      )}
      {existingCount > 0 && mode === 'append' && (
        <Switch
          label={t('questionImport.updateExisting')}
          checked={updateExisting}
          onChange={({ target }) => onSettings({ ...settings, updateExisting: target.checked })}
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

interface ImportCheckStepProps {
  check: ImportCheck;
  saving: boolean;
  problem: Problem | null;
  cancelHref: string;
  onSettings: (settings: ImportSettings) => void;
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

/** Checking the file: the meaning of each column, the outcome of each row, and the import button. */
export function ImportCheckStep(props: ImportCheckStepProps) {
  const { check, saving, problem, onSettings } = props;
  const { t, language } = useAdminWords();
  const { file, settings, totals, rows } = check;
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
        <Text as="span" size="small" tone="quiet" wide>
          {facts.join(', ')}
        </Text>
        <TextButton onClick={props.onAnotherFile}>{t('questionImport.anotherFile')}</TextButton>
      </FileLine>
      <Stack gap={3} above={3} below={3}>
        {problem !== null && (
          <Alert tone="danger" live title={t('errors:questions_save_failed', { message: problemText(t, problem) })} />
        )}
        {check.changedMeanwhile && <Alert tone="warning" live title={t('questionImport.meanwhile')} />}
        {check.problem !== null && <Alert tone="danger" live title={t(`errors:${check.problem}`)} />}
      </Stack>
      <CheckColumns>
        <div>
          <ColumnMap
            columns={check.columns}
            mapping={settings.mapping}
            recognised={check.recognised}
            onMapping={(mapping) => onSettings({ ...settings, mapping })}
          />
          <ImportChoices
            settings={settings}
            existingCount={check.existingCount}
            totals={totals}
            onSettings={onSettings}
          />
        </div>
        {check.problem === 'csv_no_text_column' ? (
          <Stack above={5}>
            <Text tone="quiet">{t('questionImport.noPreview')}</Text>
          </Stack>
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
