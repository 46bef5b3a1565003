import { Download, ListChecks, Upload } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { QuestionnaireProps } from './questionnaireProps.ts';
import { ToolButton, ToolLink, ToolList } from './QuestionnaireTools.styles.ts';

type ToolsProps = Pick<QuestionnaireProps, 'importHref' | 'editHref' | 'onExport'>;

/** Where the questions themselves come from. */
export function QuestionnaireTools({ importHref, editHref, onExport }: ToolsProps) {
  const { t } = useAdminWords();
  return (
    <ToolList>
      <li>
        <ToolLink href={importHref}>
          <Icon of={Upload} />
          <span>{t('questionnaires.import')}</span>
          <small>CSV</small>
        </ToolLink>
      </li>
      <li>
        <ToolButton type="button" onClick={onExport}>
          <Icon of={Download} />
          <span>{t('questionnaires.export')}</span>
          <small>CSV</small>
        </ToolButton>
      </li>
      <li>
        <ToolLink href={editHref}>
          <Icon of={ListChecks} />
          <span>{t('questionnaires.edit')}</span>
        </ToolLink>
      </li>
    </ToolList>
  );
}
