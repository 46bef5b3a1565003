import {
  brokenLinksOf,
  type CampaignDraft,
  checkCampaignMail,
  type EmailTemplate,
  type Language,
  type Lead,
  linksOf,
  readerLanguage,
  unknownPlaceholders,
  variablesOf,
  withoutActiveContent,
} from '@fnc/domain';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { MailSettings } from '../campaigns/campaignData.ts';
import { languageName } from '../words/languageName.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { CheckRows, CheckSums, SideHead } from './EditorSteps.styles.ts';

export interface ReviewChecksProps {
  draft: CampaignDraft;
  mail: MailSettings | null;
  templates: readonly EmailTemplate[];
  /** Who gets the mail, as far as their leads are loaded. */
  recipients: readonly Lead[];
}

/** A check before sending: only what can be known in the browser. */
interface ReviewCheck {
  readonly id: string;
  readonly tone: 'ok' | 'warning' | 'danger';
  readonly words: string;
  readonly detail?: string;
}

function subjectCheck(t: AdminT, { subject }: CampaignDraft): ReviewCheck {
  const missing = subject.trim() === '';
  return {
    id: 'subject',
    tone: missing ? 'danger' : 'ok',
    words: t(missing ? 'campaigns.review.noSubject' : 'campaigns.review.subject'),
    detail: t('campaigns.characters', { count: subject.length }),
  };
}

function fieldsCheck(t: AdminT, { subject, content }: CampaignDraft): ReviewCheck {
  const unknown = [subject, content].flatMap((text) => unknownPlaceholders(text).map(({ raw }) => raw));
  const known = variablesOf(subject, content).map((name) => `{${name}}`);
  if (unknown.length > 0) {
    const fields = [...new Set(unknown)];
    return {
      id: 'fields',
      tone: 'danger',
      words: t('campaigns.review.unknownFields', { count: fields.length }),
      detail: fields.join(', '),
    };
  }
  return {
    id: 'fields',
    tone: 'ok',
    words: t('campaigns.review.fields'),
    detail: known.length === 0 ? t('campaigns.review.noFields') : known.join(', '),
  };
}

function linksCheck(t: AdminT, { content }: CampaignDraft): ReviewCheck {
  const broken = brokenLinksOf(content);
  if (broken.length > 0) {
    return {
      id: 'links',
      tone: 'danger',
      words: t('campaigns.review.brokenLinks'),
      detail: broken.map((address) => `“${address}”`).join(', '),
    };
  }
  const links = linksOf(content);
  const open = links.filter((link) => link.toLowerCase().startsWith('http:')).length;
  return {
    id: 'links',
    tone: open > 0 ? 'warning' : 'ok',
    words: t(open > 0 ? 'campaigns.review.openLinks' : 'campaigns.review.links'),
    detail:
      open > 0
        ? t('campaigns.review.linkCountOf', { open, count: links.length })
        : t('campaigns.review.linkCount', { count: links.length }),
  };
}

/** What is left out of the sent mail, and what a mail program finds in it: an unsubscribe link, and a text part. */
function sentChecks(t: AdminT, { content }: CampaignDraft): readonly ReviewCheck[] {
  const { canUnsubscribe, hasText } = checkCampaignMail(content);
  const { found } = withoutActiveContent(content);
  return [
    ...(found.length === 0
      ? []
      : [{ id: 'active', tone: 'warning' as const, words: t('campaigns.review.scripts'), detail: found.join(', ') }]),
    canUnsubscribe
      ? { id: 'unsubscribe', tone: 'ok', words: t('campaigns.review.unsubscribe') }
      : { id: 'unsubscribe', tone: 'danger', words: t('campaigns.review.noUnsubscribe') },
    hasText
      ? { id: 'text', tone: 'ok', words: t('campaigns.review.text'), detail: t('campaigns.review.textDetail') }
      : { id: 'text', tone: 'warning', words: t('campaigns.review.noText') },
  ];
}

/** Who reads another language than that of the template, or without one than most recipients. */
function languageCheck(
  t: AdminT,
  language: Language,
  { draft, templates, recipients }: ReviewChecksProps,
): readonly ReviewCheck[] {
  const written = readerLanguage(templates, draft.templateId, recipients, language);
  const others = recipients.filter((lead) => lead.language !== written);
  const [first] = others;
  if (first === undefined) return [];
  const isKnown = templates.some(({ id }) => id === draft.templateId);
  return [
    {
      id: 'language',
      tone: 'warning',
      words: t('campaigns.review.otherLanguage', {
        count: others.length,
        language: languageName(first.language, language),
      }),
      // Without a template nobody but the reader knows it.
      ...(isKnown && { detail: t('campaigns.review.mailLanguage', { language: languageName(written, language) }) }),
    },
  ];
}

function checksOf(t: AdminT, language: Language, props: ReviewChecksProps): readonly ReviewCheck[] {
  const { draft, mail } = props;
  return [
    subjectCheck(t, draft),
    fieldsCheck(t, draft),
    linksCheck(t, draft),
    ...languageCheck(t, language, props),
    ...sentChecks(t, draft),
    ...(mail?.dkimDomain == null
      ? []
      : [{ id: 'dkim', tone: 'ok' as const, words: t('campaigns.review.dkim'), detail: mail.dkimDomain }]),
    ...(mail?.campaignObstacle == null
      ? []
      : [{ id: 'obstacle', tone: 'danger' as const, words: t('campaigns.review.notFromHere') }]),
    ...(mail?.configured === false
      ? [{ id: 'mail', tone: 'danger' as const, words: t('campaigns.review.mailOff') }]
      : []),
  ];
}

const icons = { ok: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const tones = ['ok', 'warning', 'danger'] as const;

/** The checks, and how many of them passed. */
export function ReviewChecks(props: ReviewChecksProps) {
  const { t, language } = useAdminWords();
  const checks = checksOf(t, language, props);
  return (
    <section aria-labelledby="campaign-checks">
      <SideHead>
        <h3 id="campaign-checks">{t('campaigns.review.checks')}</h3>
        <CheckSums>
          {tones.map((tone) => {
            const count = checks.filter((check) => check.tone === tone).length;
            return (
              count > 0 && (
                <li key={tone} data-tone={tone}>
                  <Icon of={icons[tone]} />
                  {t(`campaigns.review.sum.${tone}`, { count })}
                </li>
              )
            );
          })}
        </CheckSums>
      </SideHead>
      <CheckRows>
        {checks.map(({ id, tone, words, detail }) => (
          <li key={id} data-tone={tone}>
            <Icon of={icons[tone]} label={t(`campaigns.review.tone.${tone}`)} />
            <span>{words}</span>
            {detail !== undefined && <small>{detail}</small>}
          </li>
        ))}
      </CheckRows>
    </section>
  );
}
