import { campaignState, campaignStatusLabel, type DraftSaving, type Instant } from '@fnc/domain';
import { CloudAlert, CloudCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { campaignStages } from '../campaigns/campaignStages.ts';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Head, HeadEnd, Saved, Title } from './CampaignDialog.styles.ts';
import type { CampaignEditorState } from './campaignEditorProps.ts';

/** The state of the last save; read aloud when it changes. */
function SavedWords({ saving, now }: { saving: DraftSaving | null; now: Instant }) {
  const { t, language } = useAdminWords();
  if (saving === null) return null;
  if (saving.phase === 'saving') {
    return (
      <>
        <Spinner />
        {t('campaigns.editor.saving')}
      </>
    );
  }
  if (saving.phase === 'failed') {
    return (
      <>
        <Icon of={CloudAlert} />
        {t('campaigns.editor.notSaved')}
      </>
    );
  }
  return (
    <>
      <Icon of={CloudCheck} />
      {t('campaigns.editor.saved', { time: dateWords(t, language, now).time(saving.at) })}
    </>
  );
}

export interface EditorHeadProps {
  titleId: string;
  name: string;
  state: CampaignEditorState;
  saving: DraftSaving | null;
  now: Instant;
  onClose: () => void;
  /** The steps. */
  children?: ReactNode;
}

export function EditorHead({ titleId, name, state, saving, now, onClose, children }: EditorHeadProps) {
  const { t, language } = useAdminWords();
  const entry = state.phase === 'ready' ? state.entry : null;
  const status = entry === null ? 'draft' : campaignState(entry.campaign, entry.figures);
  return (
    <Head>
      <Title>
        <h2 id={titleId} tabIndex={-1}>
          {name.trim() || t(state.phase === 'ready' ? 'campaigns.editor.newTitle' : 'campaigns.editor.title')}
        </h2>
        {state.phase === 'ready' && (
          <StatusBadge stage={campaignStages[status]}>{campaignStatusLabel(status, language)}</StatusBadge>
        )}
      </Title>
      {children}
      <HeadEnd>
        <Saved role="status" data-tone={saving?.phase === 'failed' ? 'danger' : undefined}>
          <SavedWords saving={saving} now={now} />
        </Saved>
        <IconButton icon={X} label={t('common:action.close')} onClick={onClose} />
      </HeadEnd>
    </Head>
  );
}
