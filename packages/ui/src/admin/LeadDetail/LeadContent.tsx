import {
  answerClock,
  answerWithinMs,
  type Instant,
  instantOf,
  type Lead,
  type LeadClocks,
  type LeadDetail,
  type LeadEvent,
  leadSourceLabel,
  type LeadStatus,
  leadStatusLabel,
  millisecondsOf,
  professionLabel,
  timeZone,
} from '@fnc/domain';
import { EllipsisVertical, Mail, RefreshCw, ShieldCheck, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink } from '../../components/Menu/MenuParts.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { clockIcons, ScaleBar } from '../../components/ScaleBar/ScaleBar.tsx';
import { SelectMenu } from '../../components/SelectMenu/SelectMenu.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Text } from '../../components/Text/Text.tsx';
import { space } from '../../tokens/scale.ts';
import { ExportPersonItem } from '../clients/ExportPersonItem.tsx';
import { ConsentProof, type LeadConsent } from '../ConsentProof/ConsentProof.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { useShortcuts } from '../keys/useShortcuts.ts';
import { answerMail } from '../leads/answerMail.ts';
import { leadStages, leadStatusOptions } from '../leads/leadStages.tsx';
import { statusOfKey } from '../leads/statusKeys.ts';
import { PageColumns } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { dateWords } from '../words/dates.ts';
import { durationText } from '../words/durations.ts';
import { PhoneLink } from '../words/PhoneLink.tsx';
import { languageName } from '../words/languageName.ts';
import type { Problem } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AnswerRow, BandScale, ClockBand, ClockTitle } from './LeadDetail.styles.ts';
import { LeadTimeline } from './LeadTimeline.tsx';

/** The client made from a lead. */
export interface LeadClient {
  readonly name: string;
  readonly href: string;
}

interface LeadFactsProps {
  lead: Lead;
  /** The client made from this lead. */
  client: LeadClient | null;
  events: readonly LeadEvent[];
  /** The number of mails opened only by a program; `null`: not measured. */
  openedByMachine: number | null;
  now: Instant;
  /** The consent history; `undefined` when it cannot be fetched. */
  consent: LeadConsent | undefined;
  onCorrect: () => void;
}

/** The lead's data and origin, and whether it may be mailed. */
function LeadFacts({ lead, client, events, openedByMachine, now, consent: proof, onCorrect }: LeadFactsProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const clock = new Date(now);
  const when = (at: Instant) => <RelativeTime at={at} now={clock} timeZone={timeZone} />;
  const consent = events.find((event) => event.kind === 'consent_given');
  const { emailStats, lastEmailSent, phone, profession, page, updatedAt, tags, notes } = lead;

  const newsletter: Fact = !lead.subscribed
    ? { name: t('lead.newsletter'), value: t('lead.unsubscribed'), tone: 'warning' }
    : consent === undefined
      ? { name: t('lead.newsletter'), value: t('lead.consentNone'), tone: 'quiet' }
      : {
          name: t('lead.newsletter'),
          value: t('lead.consentOn', { date: dates.day(consent.at) }),
          icon: ShieldCheck,
          tone: 'success',
        };
  // Leaves out figures that are not measured: they must not read as "none".
  const measured = (name: string, value: number | null): Fact =>
    emailStats.sent === 0 || value === null
      ? { name, value: `– ${t('common:notMeasured')}`, tone: 'quiet' }
      : { name, value, figures: true };

  return (
    <>
      <FactList
        title={t('lead.facts')}
        aside={<TextButton onClick={onCorrect}>{t('lead.correct.open')}</TextButton>}
        facts={[
          { name: t('lead.email'), value: <Link href={`mailto:${lead.email}`}>{lead.email}</Link> },
          {
            name: t('lead.phone'),
            value: phone ? <PhoneLink phone={phone} /> : t('lead.notGiven'),
            tone: phone ? undefined : 'quiet',
          },
          {
            name: t('lead.profession'),
            value: profession ? professionLabel(profession, language) : t('lead.notGiven'),
            tone: profession ? undefined : 'quiet',
          },
          ...(client === null
            ? []
            : [{ name: t('clients.madeClient'), value: <Link href={client.href}>{client.name}</Link> }]),
          { name: t('lead.language'), value: languageName(lead.language, language) },
          ...(tags.length === 0 ? [] : [{ name: t('lead.tags'), value: tags.join(', ') }]),
          ...(notes === '' ? [] : [{ name: t('lead.notes'), value: notes }]),
        ]}
      />
      <FactList
        title={t('lead.origin')}
        facts={[
          { name: t('lead.source'), value: leadSourceLabel(lead.source, language) },
          ...(page === undefined ? [] : [{ name: t('lead.firstPage'), value: <code>{page}</code> }]),
          ...(lead.leadMagnet === undefined ? [] : [{ name: t('lead.requested'), value: t('lead.guideName') }]),
          { name: t('lead.received'), value: when(lead.createdAt) },
          ...(updatedAt === undefined ? [] : [{ name: t('lead.changed'), value: when(updatedAt) }]),
        ]}
      />
      <FactList
        title={t('lead.mailAndConsent')}
        facts={[
          ...(proof === undefined ? [newsletter] : []),
          { name: t('lead.sent'), value: emailStats.sent, figures: true },
          measured(t('lead.opened'), emailStats.opened),
          measured(t('lead.openedByMachine'), openedByMachine),
          measured(t('lead.clicked'), emailStats.clicked),
          lastEmailSent === undefined
            ? { name: t('lead.lastMail'), value: t('lead.never'), tone: 'quiet' }
            : { name: t('lead.lastMail'), value: when(lastEmailSent) },
        ]}
      />
      {proof !== undefined && <ConsentProof {...proof} lead={lead} now={now} />}
    </>
  );
}

interface LeadClockBandProps extends LeadClocks {
  now: Instant;
}

/** The 24-hour clock in large: the time left, the deadline, and a scale in hours. A guide request has no deadline. */
function LeadClockBand({ waitingSince, welcomeSince, now }: LeadClockBandProps) {
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const { moment } = dateWords(t, language, now);
  const clock = answerClock(waitingSince, now);
  if (clock === null || waitingSince === null) {
    return (
      <ClockBand data-level="none">
        {welcomeSince !== null && <p>{t('clock.welcome', { when: moment(welcomeSince) })}</p>}
        <p>{t('clock.answered')}</p>
      </ClockBand>
    );
  }
  const { level, remainingMs, share } = clock;
  const late = remainingMs < 0;
  const words = t(late ? 'clock.late' : 'clock.leftTitle', { time: durationText(t, remainingMs) });
  const deadline = moment(instantOf(millisecondsOf(waitingSince) + answerWithinMs));
  return (
    <ClockBand data-level={level}>
      <div>
        <ClockTitle>
          <Icon of={clockIcons[level]} />
          {words}
        </ClockTitle>
        <Text size="small" tone="quiet" wide>
          {t(late ? 'clock.promiseMissed' : 'clock.promise', { moment: deadline })}
        </Text>
      </div>
      <BandScale>
        <ScaleBar level={level} share={share} words={words} width={narrow ? 272 : 368} marks />
      </BandScale>
    </ClockBand>
  );
}

export interface LeadContentProps {
  detail: LeadDetail;
  trail: ReactNode;
  now: Instant;
  client: LeadClient | null | undefined;
  newClientHref: string;
  changesHref: string;
  isMailOff: boolean;
  consent?: LeadConsent | undefined;
  saving: LeadStatus | undefined;
  failed: LeadStatus | undefined;
  onStatus: (status: LeadStatus) => void;
  onCorrect: () => void;
  onExport: (id: string) => Promise<Problem | null>;
  onDelete: () => void;
  onRefresh: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** The clock first, then the answer, then the timeline; the lead's facts beside them. */
export function LeadContent(props: LeadContentProps) {
  const { detail, trail, now, client, newClientHref, consent, saving, failed } = props;
  const { onStatus, onDelete, onRefresh, onCopy } = props;
  const { lead, events } = detail;
  const { t, language } = useAdminWords();
  const narrow = useBelow('tablet');
  const newestMessage = events.find((event) => event.kind === 'message_received');
  // The status that stops the clock: who is more than new keeps theirs.
  const next = lead.status === 'new' ? 'contacted' : lead.waitingSince === null ? null : lead.status;

  const setByKey = ({ key }: KeyboardEvent) => {
    const status = statusOfKey(key);
    // The same status stops the clock of a lead that wrote again.
    if (status !== undefined && saving === undefined) onStatus(status);
  };
  useShortcuts({ r: onRefresh, 1: setByKey, 2: setByKey, 3: setByKey, 4: setByKey, 5: setByKey });

  return (
    <>
      <PageHead
        trail={trail}
        title={lead.name}
        note={
          <Row as="span" inline>
            <SelectMenu
              look="bordered"
              label={t('leads.statusOf', { name: lead.name })}
              value={saving ?? lead.status}
              options={leadStatusOptions(language)}
              pending={saving !== undefined}
              onChange={onStatus}
            />
          </Row>
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
                {t('common:list.refresh')}
              </MenuItem>
              <ExportPersonItem onExport={() => props.onExport(lead.id)} />
              <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
                {t('lead.delete')}
              </MenuItem>
            </Menu>
          </>
        }
      />
      {failed !== undefined && (
        <Stack below={3}>
          <Alert
            tone="danger"
            live
            title={t('errors:lead_status_failed')}
            action={<TextButton onClick={() => onStatus(failed)}>{t('common:action.retry')}</TextButton>}
          />
        </Stack>
      )}
      <PageColumns data-line style={{ '--side-space': `${space[4]} 0` }}>
        <div>
          <LeadClockBand waitingSince={lead.waitingSince} welcomeSince={lead.welcomeSince} now={now} />
          <AnswerRow>
            <ButtonLink
              variant="primary"
              icon={Mail}
              href={answerMail(lead, newestMessage && { text: newestMessage.message, name: newestMessage.name })}
            >
              {t('lead.answer')}
            </ButtonLink>
            <CopyButton text={lead.email} label={t('lead.copyEmail')} copy={onCopy} />
            {next !== null && (
              <Button
                variant="quiet"
                busyLabel={saving === next ? t('common:busy.saving') : undefined}
                onClick={() => onStatus(next)}
              >
                <Row as="span" align="center" inline>
                  <StageRing stage={leadStages[next]} />
                  {next === lead.status
                    ? t('lead.setAnswered')
                    : t('lead.setContacted', { status: leadStatusLabel(next, language) })}
                </Row>
              </Button>
            )}
            <Text size="small" tone="quiet" wide>
              {t(lead.waitingSince === null ? 'lead.answerHint' : 'lead.answerHintWaiting')}
            </Text>
          </AnswerRow>
          <LeadTimeline {...props} lead={lead} events={events} />
        </div>
        <aside>
          <LeadFacts
            lead={lead}
            client={client ?? null}
            events={events}
            openedByMachine={detail.openedByMachine ?? null}
            now={now}
            consent={consent}
            onCorrect={props.onCorrect}
          />
          <Stack gap={0} align="start" above={6}>
            <Button variant="danger" icon={Trash2} onClick={onDelete}>
              {t('lead.delete')}
            </Button>
          </Stack>
        </aside>
      </PageColumns>
    </>
  );
}
