import { type Instant, type LeadDetail, type LeadStatus, leadStatusLabel } from '@fnc/domain';
import { EllipsisVertical, Mail, RefreshCw, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink } from '../../components/Menu/MenuParts.tsx';
import { SelectMenu } from '../../components/SelectMenu/SelectMenu.tsx';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { useShortcuts } from '../keys/useShortcuts.ts';
import { answerMail } from '../leads/answerMail.ts';
import { leadStages, leadStatusOptions } from '../leads/leadStages.tsx';
import { statusOfKey } from '../leads/statusKeys.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { LeadConsent } from '../ConsentProof/ConsentProof.tsx';
import type { LeadClient } from './leadClient.ts';
import { LeadClockBand } from './LeadClockBand.tsx';
import {
  AnswerHint,
  AnswerRow,
  Columns,
  NoticeRow,
  RingWords,
  Side,
  SideActions,
  TitleStatus,
} from './LeadDetail.styles.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';

export interface LeadContentProps {
  detail: LeadDetail;
  trail: ReactNode;
  now: Instant;
  client: LeadClient | null | undefined;
  newClientHref: string;
  changesHref: string;
  consent: LeadConsent | undefined;
  saving: LeadStatus | undefined;
  failed: LeadStatus | undefined;
  onStatus: (status: LeadStatus) => void;
  onDelete: () => void;
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** The clock first, then the answer, then what happened; who it is stands beside it. */
export function LeadContent(props: LeadContentProps) {
  const { detail, trail, now, client, newClientHref, consent, saving, failed } = props;
  const { onStatus, onDelete, onRefresh, onCopy } = props;
  const { lead, events } = detail;
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const newestMessage = events.find((event) => event.kind === 'message_received')?.message;

  const setByKey = ({ key }: KeyboardEvent) => {
    const status = statusOfKey(key);
    if (status !== undefined && status !== lead.status && saving === undefined) onStatus(status);
  };
  useShortcuts({ r: onRefresh, 1: setByKey, 2: setByKey, 3: setByKey, 4: setByKey, 5: setByKey });

  return (
    <>
      <PageHead
        trail={trail}
        title={lead.name}
        note={
          <TitleStatus>
            <SelectMenu
              look="bordered"
              label={t('leads.statusOf', { name: lead.name })}
              value={saving ?? lead.status}
              options={leadStatusOptions(language)}
              pending={saving !== undefined}
              onChange={onStatus}
            />
          </TitleStatus>
        }
        actions={
          <>
            {client === null && !narrow && (
              <ButtonLink icon={UserPlus} href={newClientHref}>
                {t('clients.makeClient')}
              </ButtonLink>
            )}
            <Menu align="end" trigger={<IconButton icon={EllipsisVertical} label={t('common:action.more')} />}>
              {client === null && narrow && (
                <MenuLink icon={UserPlus} href={newClientHref}>
                  {t('clients.makeClient')}
                </MenuLink>
              )}
              <MenuItem icon={RefreshCw} shortcut="r" onSelect={onRefresh}>
                {t('leads.refresh')}
              </MenuItem>
              <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
                {t('lead.delete')}
              </MenuItem>
            </Menu>
          </>
        }
      />
      {failed !== undefined && (
        <NoticeRow>
          <Alert
            tone="danger"
            live
            title={t('errors:lead_status_failed')}
            action={<TextButton onClick={() => onStatus(failed)}>{t('common:action.retry')}</TextButton>}
          />
        </NoticeRow>
      )}
      <Columns>
        <div>
          <LeadClockBand waitingSince={lead.waitingSince} now={now} />
          <AnswerRow>
            <ButtonLink variant="primary" icon={Mail} href={answerMail(lead, newestMessage)}>
              {t('lead.answer')}
            </ButtonLink>
            <CopyButton text={lead.email} label={t('lead.copyEmail')} copy={onCopy} />
            {lead.status === 'new' && (
              <Button
                variant="quiet"
                busyLabel={saving === 'contacted' ? t('common:busy.saving') : undefined}
                onClick={() => onStatus('contacted')}
              >
                <RingWords>
                  <StageRing stage={leadStages.contacted} />
                  {t('lead.setContacted', { status: leadStatusLabel('contacted', language) })}
                </RingWords>
              </Button>
            )}
            <AnswerHint>{t(lead.waitingSince === null ? 'lead.answerHint' : 'lead.answerHintWaiting')}</AnswerHint>
          </AnswerRow>
          <LeadTimeline events={events} now={now} changesHref={props.changesHref} />
        </div>
        <Side>
          <LeadFacts
            lead={lead}
            client={client ?? null}
            events={events}
            openedByMachine={detail.openedByMachine ?? null}
            now={now}
            consent={consent}
          />
          <SideActions>
            <Button variant="danger" icon={Trash2} onClick={onDelete}>
              {t('lead.delete')}
            </Button>
          </SideActions>
        </Side>
      </Columns>
    </>
  );
}
