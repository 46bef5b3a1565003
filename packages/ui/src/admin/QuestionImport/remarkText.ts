import type { ImportRemark, Language } from '@fnc/domain';
import { regionOf } from '../../locales/figures.ts';
import type { AdminT } from '../words/useAdminWords.ts';

/** The remark on a row, in one sentence. */
export function remarkText(t: AdminT, language: Language, remark: ImportRemark): string {
  switch (remark.code) {
    case 'row_too_short':
    case 'row_empty':
    case 'quote_open':
      return t(`questionImport.remark.${remark.code}`);
    case 'cells_extra':
      return t('questionImport.remark.cells_extra', { count: remark.count });
    case 'text_missing':
      return t('questionImport.remark.text_missing', { text: remark.text });
    case 'section_missing':
      return t('questionImport.remark.section_missing', { section: remark.section });
    case 'type_unknown':
      return t('questionImport.remark.type_unknown', { value: remark.value });
    case 'options_missing':
      return t('questionImport.remark.options_missing', { type: remark.type });
    case 'options_repeated':
      return t('questionImport.remark.options_repeated', { count: remark.count });
    case 'required_unknown':
      return t('questionImport.remark.required_unknown', { value: remark.value });
    case 'id_repeated':
      return t('questionImport.remark.id_repeated', { id: remark.id, line: remark.line, newId: remark.newId });
    case 'id_exists':
      return t('questionImport.remark.id_exists', { id: remark.id, newId: remark.newId });
    case 'replaces_global':
      return t('questionImport.remark.replaces_global', { id: remark.id });
    case 'updates':
      break;
  }
  const names = remark.columns.map((column) => t(`questionImport.changed.${column}`));
  const columns = new Intl.ListFormat(regionOf(language), { type: 'conjunction' }).format(names);
  return names.length > 1
    ? t('questionImport.remark.updatesMany', { columns })
    : t('questionImport.remark.updates', { columns });
}
