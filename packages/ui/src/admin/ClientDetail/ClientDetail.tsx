import { answeredIds, brand, type Client, type ClientStatus } from '@fnc/domain';
import { Ellipsis, FileText, ListChecks, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { StyledIconButton } from '../../components/IconButton/IconButton.styles.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../../components/Menu/MenuParts.tsx';
import { SelectMenu } from '../../components/SelectMenu/SelectMenu.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { type Tab, TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ClientToDelete } from '../clients/clientListData.ts';
import { ClientFailed, ClientMissing } from '../clients/ClientMissing.tsx';
import { clientStatusOptions } from '../clients/clientStages.tsx';
import { DeleteClientDialog } from '../clients/DeleteClientDialog.tsx';
import { ExportPersonItem } from '../clients/ExportPersonItem.tsx';
import { useUndoableRemoval } from '../ListScreen/useUndoableRemoval.ts';
import { type Copied, CopyNotice } from '../PageHead/CopyNotice.tsx';
import { PageFrame, Trail } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ClientDetailLinks, ClientDetailProps, ClientTabName, LinkedLead } from './clientDetailProps.ts';
import { ClientDetailsTab } from './ClientDetailsTab.tsx';
import { ClientReports } from './ClientReports.tsx';
import { dayInFull } from './dayInFull.ts';
import { useReportRemoval } from './useReportRemoval.ts';

/** The edit link: looks like an icon button, but is a real link. */
function EditLink({ href, label }: { href: string; label: string }) {
  return (
    <Tooltip text={label}>
      <StyledIconButton as={RoutedLink} href={href} aria-label={label} data-variant="secondary">
        <Icon of={Pencil} />
      </StyledIconButton>
    </Tooltip>
  );
}

interface ClientTrailProps {
  /** The address of the list with its filters. */
  listHref: string;
  filtered: boolean;
  /** Absent until it is known. */
  name?: string | undefined;
}

function ClientTrail({ listHref, filtered, name }: ClientTrailProps) {
  const { t } = useAdminWords();
  const list = { label: t(filtered ? 'clients.backFiltered' : 'clients.back'), href: listHref };
  return <Breadcrumb items={name === undefined ? [list] : [list, { label: name }]} />;
}

interface ClientHeadProps {
  client: Client;
  links: ClientDetailLinks;
  filtered: boolean;
  /** The requested status that is not stored yet. */
  saving: ClientStatus | undefined;
  onStatus: (status: ClientStatus) => void;
  onExport: ClientDetailProps['onExport'];
  onDelete: () => void;
  onRefresh: () => void;
}

/** The client's name and status, with the actions. */
function ClientHead({ client, links, filtered, saving, onStatus, onExport, onDelete, onRefresh }: ClientHeadProps) {
  const { t, language } = useAdminWords();
  const { name, contactPerson: person, joinDate } = client;
  const date = dayInFull(joinDate, language);
  return (
    <PageHead
      trail={<ClientTrail listHref={links.list} filtered={filtered} name={name} />}
      title={name}
      note={
        <Row as="span" gap={[1, 4]} align="center" inline>
          <SelectMenu
            look="bordered"
            label={t('clients.statusOf', { name })}
            value={saving ?? client.status}
            options={clientStatusOptions(language)}
            pending={saving !== undefined}
            onChange={onStatus}
          />
          <span>{person === '' ? t('clients.sinceOnly', { date }) : t('clients.since', { person, date })}</span>
        </Row>
      }
      actions={
        <>
          <EditLink href={links.edit} label={t('clients.edit')} />
          <Menu
            align="end"
            trigger={<IconButton icon={Ellipsis} variant="secondary" label={t('common:action.more')} />}
          >
            <MenuLink icon={ListChecks} href={links.questions}>
              {t('clients.editQuestions')}
            </MenuLink>
            <MenuItem icon={RefreshCw} onSelect={onRefresh}>
              {t('common:list.refresh')}
            </MenuItem>
            <ExportPersonItem onExport={() => onExport(client.id)} />
            <MenuSeparator />
            <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
              {t('clients.deleteVerb')}
            </MenuItem>
          </Menu>
        </>
      }
      main={
        <ButtonLink variant="primary" icon={FileText} href={links.newReport}>
          {t('clients.makeReport')}
        </ButtonLink>
      }
    />
  );
}

interface ClientContentProps extends ClientDetailProps {
  client: Client;
  lead: LinkedLead | null;
  copied?: Copied | undefined;
  onAskDelete: (client: Client) => void;
}

/** A loaded client: the head, and one of the three tabs. */
function ClientContent(props: ClientContentProps) {
  const { client, lead, links, now, tab, onTab, progress } = props;
  const { t } = useAdminWords();
  const [saving, setSaving] = useState<ClientStatus>();
  const [refused, setRefused] = useState<{ status: ClientStatus; problem: Problem } | null>(null);
  const { failure, remove } = useReportRemoval({
    words: {
      deleted: t('clients.reportDeleted'),
      gone: t('clients.reportGone'),
      restored: t('clients.reportRestored'),
      deleteFailed: (message) => t('clients.reportDeleteFailed', { message }),
      restoreFailed: (message) => t('clients.restoreFailed', { message }),
    },
  });

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
      answered: progress.answered,
      questions: progress.questions,
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
        onExport={props.onExport}
        onDelete={() => props.onAskDelete(client)}
        onRefresh={props.onRefresh}
      />
      <CopyNotice copied={props.copied} failure={t('errors:client_load_failed')} onRetry={props.onRefresh} />
      {refused !== null && (
        <Stack below={3}>
          <Alert
            tone="danger"
            live
            title={t('clients.statusFailed', { message: problemText(t, refused.problem) })}
            action={<TextButton onClick={() => void setStatus(refused.status)}>{t('common:action.retry')}</TextButton>}
          />
        </Stack>
      )}
      <Tabs label={t('clients.tabs')} tabs={tabs} value={tab} onChange={onTab} activation="manual">
        <TabPanel value="details">
          <ClientDetailsTab client={client} lead={lead} now={now} links={links} />
        </TabPanel>
        <TabPanel value="reports">
          <ClientReports
            client={client}
            links={links}
            failure={failure}
            onDelete={({ id, name }) =>
              remove({ name, onDelete: () => props.onDeleteReport(id), onRestore: () => props.onRestoreReport(id) })
            }
          />
        </TabPanel>
        <TabPanel value="questionnaires">{props.questionnaire}</TabPanel>
      </Tabs>
    </>
  );
}

/** One client: details, reports and the questionnaire, each in a tab. */
export function ClientDetail(props: ClientDetailProps) {
  const { state, links, filtered, onRefresh, onCopy } = props;
  const { t } = useAdminWords();
  const deletion = useUndoableRemoval<ClientToDelete>(props);
  const client = state.phase === 'ready' ? state.client : null;
  const trail = <ClientTrail listHref={links.list} filtered={filtered} />;

  function askToDelete({ id, name, answers, reports }: Client) {
    deletion.ask({ id, name, answers: answeredIds(answers).size, reports: reports.length });
  }

  function content() {
    switch (state.phase) {
      case 'ready':
        return <ClientContent {...props} {...state} onAskDelete={askToDelete} />;
      case 'loading':
        return (
          <>
            <PageHead trail={trail} title={t('clients.loading')} />
            <Stack above={5} below={5}>
              <VisuallyHidden role="status">{t('clients.loading')}</VisuallyHidden>
              {['40%', '72%', '54%', '80%', '46%', '64%'].map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </>
        );
      case 'failed':
        return (
          <>
            <Trail>{trail}</Trail>
            <ClientFailed problem={state.problem} onRetry={onRefresh} onCopy={onCopy} />
          </>
        );
      case 'idMissing':
      case 'notFound':
      default:
        return (
          <>
            <Trail>{trail}</Trail>
            <ClientMissing why={state.phase} listHref={links.list} changesHref={links.changes} />
          </>
        );
    }
  }

  return (
    <PageFrame aria-busy={state.phase === 'loading'}>
      <title>{`${client?.name ?? t('clients.title')} – ${brand.name}`}</title>
      {content()}
      <DeleteClientDialog {...deletion.dialog} failure="client_detail_delete_failed" />
    </PageFrame>
  );
}
