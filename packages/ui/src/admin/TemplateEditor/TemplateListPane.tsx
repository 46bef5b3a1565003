import { type EmailTemplate, type Instant, timeZone } from '@fnc/domain';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { isOffered } from './templateCategories.ts';
import type { TemplateEditorProps } from './templateEditorProps.ts';
import { ItemMeta, ListItem, ListPane } from './TemplateListPane.styles.ts';

export interface TemplateListPaneProps extends Pick<TemplateEditorProps, 'templateHref' | 'newHref'> {
  templates: readonly EmailTemplate[];
  shownId: string | null;
  now: Instant;
}

/** The templates by name, with what they are for and when they were last changed. */
export function TemplateListPane({ templates, shownId, now, templateHref, newHref }: TemplateListPaneProps) {
  const { t } = useAdminWords();
  const clock = new Date(now);
  return (
    <ListPane aria-label={t('templates.list')}>
      <ButtonLink icon={Plus} href={newHref} width="full">
        {t('templates.add')}
      </ButtonLink>
      <ul>
        {templates.map(({ id, name, category, language: written, updatedAt, createdAt }) => (
          <ListItem key={id} data-chosen={id === shownId}>
            <RoutedLink href={templateHref(id)} aria-current={id === shownId ? 'page' : undefined}>
              {name}
            </RoutedLink>
            <ItemMeta>
              <span>
                {isOffered(category) ? t(`templates.categories.${category}`) : category}, {written}
              </span>
              <RelativeTime at={updatedAt ?? createdAt} now={clock} timeZone={timeZone} focusable={false} />
            </ItemMeta>
          </ListItem>
        ))}
      </ul>
    </ListPane>
  );
}
