import { Columns3 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Segments } from '../Segments/Segments.tsx';
import type { ColumnSet } from '../Table/columnSet.ts';
import type { TableColumn, TableDensity } from '../Table/table.ts';
import { ColumnChoices } from './ColumnChoices.tsx';
import { ColumnPanel, DensityRow } from './ColumnMenu.styles.ts';

export interface ColumnMenuProps<Row> {
  /** Of which table: "Leads". Read aloud when the panel opens. */
  tableName: string;
  /** All columns, as the `Table` gets them. */
  columns: readonly TableColumn<Row>[];
  /** Absent while nobody has chosen: then the window decides which columns there is room for. */
  columnSet: ColumnSet | undefined;
  /** Keep it and give it to the `Table`; `undefined` goes back to the standard columns. */
  onColumnSet: (set: ColumnSet | undefined) => void;
  /** With it the panel also offers the height of the rows. */
  density?: { value: TableDensity; onChange: (density: TableDensity) => void } | undefined;
}

/** Which columns a table shows, in what order, and how high its rows are. Each click holds at once. */
export function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const { tableName, columns, columnSet, onColumnSet, density } = props;
  const { t } = useTranslation('common');
  const panel = useRef<HTMLDivElement>(null);
  const reset = () => {
    panel.current?.querySelector<HTMLElement>('input:enabled')?.focus(); // the button goes
    onColumnSet(undefined);
  };
  return (
    <Popover
      align="end"
      label={t('table.columnsOf', { name: tableName })}
      trigger={<Button icon={Columns3}>{t('table.columns')}</Button>}
    >
      <ColumnPanel ref={panel}>
        <ColumnChoices {...{ columns, columnSet, onColumnSet }} />
        {density && (
          <DensityRow>
            <span aria-hidden="true">{t('table.density')}</span>
            <Segments
              label={t('table.density')}
              options={[
                { value: 'comfortable', label: t('table.comfortable') },
                { value: 'compact', label: t('table.compact') },
              ]}
              value={density.value}
              onChoose={density.onChange}
            />
          </DensityRow>
        )}
        {columnSet !== undefined && (
          <DensityRow>
            <TextButton onClick={reset}>{t('table.columnsReset')}</TextButton>
          </DensityRow>
        )}
      </ColumnPanel>
    </Popover>
  );
}
