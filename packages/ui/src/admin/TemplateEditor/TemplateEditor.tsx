import { brand, type EmailTemplate, type Instant, timeZone } from '@fnc/domain';
import { Copy, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useUndoableRemoval } from '../ListScreen/useUndoableRemoval.ts';
import { CopyNotice } from '../PageHead/CopyNotice.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Columns, Frame, HeadPlace, ListItem, ListPane, Whole } from './TemplateEditor.styles.ts';
import type { TemplateEditorProps, TemplateResult } from './templateEditorProps.ts';
import { isOffered, TemplatePane } from './TemplatePane.tsx';

type TemplateActions = Pick<TemplateEditorProps, 'onDuplicate' | 'onDelete' | 'onRestore' | 'onShow'>;

/** Copying, and deleting with undo: immediate, without confirmation. */
function useTemplateActions({ onDuplicate, onDelete, onRestore, onShow }: TemplateActions) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);

  const { said } = useUndoableRemoval<EmailTemplate, Exclude<TemplateResult, { readonly problem: Problem }>>({
    onDelete,
    onRestore,
    onDeleted: () => onShow(null),
    onRestored(restored) {
      if ('template' in restored) onShow(restored.template.id);
    },
  });

  return {
    busy,
    async duplicate({ id }: EmailTemplate) {
      setBusy(id);
      const result = await onDuplicate(id);
      setBusy(null);
      if ('conflict' in result) return;
      if ('problem' in result) {
        const message = problemText(t, result.problem);
        toast.show({ message: t('errors:template_save_failed', { message }), tone: 'danger' });
        return;
      }
      toast.show({ message: t('templates.duplicated', { name: result.template.name }), icon: Copy });
      onShow(result.template.id);
    },
    async remove(template: EmailTemplate) {
      setBusy(template.id);
      const removal = await onDelete(template.id);
      setBusy(null);
      if ('problem' in removal) {
        const message = problemText(t, removal.problem);
        toast.show({ message: t('errors:template_delete_failed', { message }), tone: 'danger' });
        return;
      }
      said(template, removal);
    },
  };
}

interface Asked {
  readonly templates: readonly EmailTemplate[];
  /** The template in the address; `null`: none. */
  readonly selected: string | null;
  /** Beside the list there is room for a template: without one in the address the first is shown. */
  readonly wide: boolean;
  /** The template that is shown has unsaved changes. */
  readonly dirty: boolean;
  /** The id of a template that was deleted here, on purpose. */
  readonly deleted: string | null;
}

/** The template to show. One with unsaved changes stays, also when another window deleted it: then it is `gone`. */
function useShownTemplate({ templates, selected, wide, dirty, deleted }: Asked) {
  const [last, setLast] = useState<EmailTemplate | null>(null);
  const found = templates.find(({ id }) => id === selected) ?? (selected === null && wide ? templates[0] : undefined);
  if (
    last !== null &&
    dirty &&
    last.id !== deleted &&
    (selected === null || selected === last.id) &&
    templates.every(({ id }) => id !== last.id)
  ) {
    return { shown: last, gone: true };
  }
  if (found !== undefined && found !== last) setLast(found);
  return { shown: found, gone: false };
}

/** All templates, the editor of the chosen one, and a preview of its mail. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { state, selected, newHref, listHref, onDirty, onRetry, onCopy } = props;
  const { t } = useAdminWords();
  const narrow = useBelow('desktop');
  const actions = useTemplateActions(props);
  const templates = state.phase === 'ready' ? state.templates : [];
  const copied = state.phase === 'ready' ? state.copied : undefined;
  const [dirty, setDirty] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);
  const { shown, gone } = useShownTemplate({ templates, selected, wide: !narrow, dirty, deleted });
  const markDirty = useCallback(
    (now: boolean) => {
      setDirty(now);
      if (now) setDeleted(null);
      onDirty(now);
    },
    [onDirty],
  );
  const isNew = selected === 'new';

  function content() {
    if (state.phase === 'loading') {
      return (
        <Whole aria-busy="true">
          <p role="status">{t('templates.loading')}</p>
          <SkeletonLines lines={6} />
        </Whole>
      );
    }
    if (state.phase === 'failed') {
      return (
        <Whole>
          <LoadFailed
            title={t('errors:templates_load_failed')}
            problem={state.problem}
            safe={t('templates.failedSafe')}
            onRetry={onRetry}
            onCopy={onCopy}
          />
        </Whole>
      );
    }
    if (templates.length === 0 && !isNew && !gone) {
      return (
        <Whole>
          <EmptyState
            kind="nothing"
            title={t('templates.emptyTitle')}
            actions={
              <ButtonLink icon={Plus} href={newHref}>
                {t('templates.emptyAction')}
              </ButtonLink>
            }
          >
            {t('templates.emptyText')}
          </EmptyState>
        </Whole>
      );
    }
    const list = <TemplateListPane {...props} templates={templates} shownId={shown?.id ?? null} />;
    if (narrow && selected === null) return list;
    return (
      <Columns>
        {!narrow && list}
        {shown === undefined && !isNew ? (
          <Whole>
            <EmptyState
              kind="noMatch"
              title={t('errors:template_not_found')}
              actions={<ButtonLink href={listHref}>{t('templates.toAll')}</ButtonLink>}
            >
              {t('templates.notFoundText')}
            </EmptyState>
          </Whole>
        ) : (
          <TemplatePane
            {...props}
            key={isNew ? 'new' : shown?.id}
            template={isNew ? null : (shown ?? null)}
            gone={gone}
            onDirty={markDirty}
            busy={actions.busy !== null && actions.busy === shown?.id}
            narrow={narrow}
            onDuplicate={(template) => void actions.duplicate(template)}
            onDelete={(template) => {
              setDeleted(template.id);
              void actions.remove(template);
            }}
          />
        )}
      </Columns>
    );
  }

  return (
    <Frame data-full>
      <title>{`${t('templates.pageTitle')} – ${brand.name}`}</title>
      <HeadPlace>
        <PageHead
          title={t('templates.title')}
          note={
            <>
              {state.phase === 'ready' && t('templates.count', { count: templates.length })}{' '}
              <Link href={props.campaignsHref}>{t('templates.toCampaigns')}</Link>
            </>
          }
        />
      </HeadPlace>
      <HeadPlace>
        <CopyNotice copied={copied} failure={t('errors:templates_load_failed')} onRetry={onRetry} />
      </HeadPlace>
      {content()}
    </Frame>
  );
}

interface TemplateListPaneProps extends Pick<TemplateEditorProps, 'templateHref' | 'newHref'> {
  templates: readonly EmailTemplate[];
  shownId: string | null;
  now: Instant;
}

/** The templates by name, with their category and last change. */
function TemplateListPane({ templates, shownId, now, templateHref, newHref }: TemplateListPaneProps) {
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
            <div>
              <span>
                {isOffered(category) ? t(`templates.categories.${category}`) : category}, {written}
              </span>
              <RelativeTime at={updatedAt ?? createdAt} now={clock} timeZone={timeZone} focusable={false} />
            </div>
          </ListItem>
        ))}
      </ul>
    </ListPane>
  );
}
