import type { Client, ClientStatus } from '@fnc/domain';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { type Tab, TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { type Copied, CopyNotice } from '../PageHead/CopyNotice.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientDetails } from './ClientDetails.tsx';
import type { ClientDetailProps, ClientTabName, LinkedLead } from './clientDetailProps.ts';
import { NoticeRow } from './ClientDetail.styles.ts';
import { ClientHead } from './ClientHead.tsx';
import { ClientReports } from './ClientReports.tsx';
import { useReportDeletion } from './useReportDeletion.ts';

export interface ClientContentProps extends ClientDetailProps {
  client: Client;
  lead: LinkedLead | null;
  copied?: Copied | undefined;
  onAskDelete: (client: Client) => void;
}

/** A client that is there: who it is, and one of its three parts. */
export function ClientContent(props: ClientContentProps) {
  const { client, lead, links, now, tab, onTab, progress } = props;
  const { t, language } = useAdminWords();
  const [saving, setSaving] = useState<ClientStatus>();
  const [refused, setRefused] = useState<{ status: ClientStatus; problem: Problem } | null>(null);
  const { failure, remove } = useReportDeletion(props);

  async function setStatus(status: ClientStatus) {
    setSaving(status);
    setRefused(null);
    const outcome = await props.onStatus(client.id, status);
    setSaving(undefined);
    if ('problem' in outcome) setRefused({ status, problem: outcome.problem });
  }

  const done =
    progress &&
    t('clients.answered', {
      answered: formatFigure(progress.answered, language),
      questions: formatFigure(progress.questions, language),
    });
  const tabs: Tab<ClientTabName>[] = [
    { value: 'details', label: t('clients.tabDetails') },
    { value: 'reports', label: t('clients.tabReports'), count: client.reports.length },
    { value: 'questionnaires', label: t('clients.tabQuestionnaires'), count: done ?? undefined },
  ];

  return (
    <>
      <ClientHead
        client={client}
        links={links}
        filtered={props.filtered}
        saving={saving}
        onStatus={(status) => void setStatus(status)}
        onDelete={() => props.onAskDelete(client)}
        onRefresh={props.onRefresh}
      />
      <CopyNotice copied={props.copied} failure={t('errors:client_load_failed')} onRetry={props.onRefresh} />
      {refused !== null && (
        <NoticeRow>
          <Alert
            tone="danger"
            live
            title={t('clients.statusFailed', { message: problemText(t, refused.problem) })}
            action={<TextButton onClick={() => void setStatus(refused.status)}>{t('common:action.retry')}</TextButton>}
          />
        </NoticeRow>
      )}
      <Tabs label={t('clients.tabs')} tabs={tabs} value={tab} onChange={onTab} activation="manual">
        <TabPanel value="details">
          <ClientDetails client={client} lead={lead} now={now} links={links} />
        </TabPanel>
        <TabPanel value="reports">
          <ClientReports client={client} links={links} failure={failure} onDelete={(report) => void remove(report)} />
        </TabPanel>
        <TabPanel value="questionnaires">{props.questionnaire}</TabPanel>
      </Tabs>
    </>
  );
}
