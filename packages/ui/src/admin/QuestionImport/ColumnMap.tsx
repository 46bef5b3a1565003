import { type ColumnMapping, type FileColumn, questionColumns, withColumn } from '@fnc/domain';
import { ArrowRight, Check } from 'lucide-react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import {
  ArrowCell,
  ArrowColumn,
  ColumnName,
  ColumnSample,
  ColumnTable,
  MapHead,
  MapNote,
  MapTarget,
  TargetColumn,
} from './ColumnMap.styles.ts';

interface ColumnMapProps {
  columns: readonly FileColumn[];
  mapping: ColumnMapping;
  /** What the header itself says: a tick stands beside it. */
  recognised: ColumnMapping;
  onMapping: (mapping: ColumnMapping) => void;
}

const none = 'none';

/** What each column of the file becomes. */
export function ColumnMap({ columns, mapping, recognised, onMapping }: ColumnMapProps) {
  const { t } = useAdminWords();
  const places = columns.map((column, index) => ({ ...column, index }));
  const mapped = mapping.filter((column) => column !== null).length;
  const options = [...questionColumns, none].map((value) => ({
    value,
    label: t(`questionImport.target.${value as (typeof questionColumns)[number] | typeof none}`),
  }));
  return (
    <section>
      <MapHead>
        <Heading level={2} size="section">
          {t('questionImport.columns')}
        </Heading>
        <MapNote>{t('questionImport.columnsMapped', { mapped, total: columns.length })}</MapNote>
      </MapHead>
      <ColumnTable>
        <colgroup>
          <col />
          <ArrowColumn />
          <TargetColumn />
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
                  <ColumnName>{name}</ColumnName>
                  <ColumnSample title={sample === '' ? undefined : sample}>
                    {sample === '' ? t('questionImport.columnEmpty') : sample}
                  </ColumnSample>
                </th>
                <ArrowCell>
                  <Icon of={ArrowRight} />
                </ArrowCell>
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
