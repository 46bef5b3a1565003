import { brand } from '@fnc/domain';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { CopyNotice } from '../PageHead/CopyNotice.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Columns, Frame, HeadPlace, Whole } from './TemplateEditor.styles.ts';
import type { TemplateEditorProps } from './templateEditorProps.ts';
import { TemplateListPane } from './TemplateListPane.tsx';
import { TemplatePane } from './TemplatePane.tsx';
import { useShownTemplate } from './useShownTemplate.ts';
import { useTemplateWishes } from './useTemplateWishes.ts';

/** All templates, the chosen one to be written in, and the mail it makes. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { state, selected, newHref, listHref, onDirty, onRetry, onCopy } = props;
  const { t } = useAdminWords();
  const narrow = useBelow('desktop');
  const wishes = useTemplateWishes(props);
  const templates = state.phase === 'ready' ? state.templates : [];
  const copied = state.phase === 'ready' ? state.copied : undefined;
  const [dirty, setDirty] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);
  const { shown, gone } = useShownTemplate({ templates, selected, wide: !narrow, dirty, deleted });
  const tellDirty = useCallback(
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
          <EmptyState
            kind="failed"
            title={t('errors:templates_load_failed')}
            onRetry={onRetry}
            errorCode={problemCode(state.problem)}
            copy={onCopy}
          >
            {problemText(t, state.problem).replace(/\.$/, '')}. {t('templates.failedSafe')}
          </EmptyState>
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
            onDirty={tellDirty}
            busy={wishes.busy !== null && wishes.busy === shown?.id}
            narrow={narrow}
            onDuplicate={(template) => void wishes.duplicate(template)}
            onDelete={(template) => {
              setDeleted(template.id);
              void wishes.remove(template);
            }}
          />
        )}
      </Columns>
    );
  }

  return (
    <Frame>
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
