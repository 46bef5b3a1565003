import { type ClientAlike, leadStatusLabel } from '@fnc/domain';
import { Trans } from 'react-i18next';
import { Alert } from '../../components/Alert/Alert.tsx';
import { type FormIssue, FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { FormLead } from './clientFormProps.ts';

export interface ClientFormNoticesProps {
  lead: FormLead | null;
  issues: readonly FormIssue[];
  /** Names of the required fields that are empty. */
  missing: readonly string[];
  alike: ClientAlike | null;
  clientHref: (id: string) => string;
}

/** Where the first values come from, or why they do not. */
function LeadNotice({ lead }: { lead: FormLead }) {
  const { t, language } = useAdminWords();
  if (lead.kind === 'gone') return <Alert tone="warning">{t('clients.leadGone')}</Alert>;
  if (lead.kind === 'failed') {
    const message = problemText(t, lead.problem).replace(/\.$/, '');
    return <Alert tone="warning">{t('clients.leadUnread', { message })}</Alert>;
  }
  return (
    <Alert tone="info">
      <Trans
        t={t}
        i18nKey="clients.fromLead"
        values={{ name: lead.name }}
        components={{ to: <Link href={lead.href} /> }}
      />{' '}
      {t('clients.fromLeadStatus', { status: leadStatusLabel('converted', language) })}
    </Alert>
  );
}

/** Above the fields: where the values come from, what is missing, and who may be a double. */
export function ClientFormNotices({ lead, issues, missing, alike, clientHref }: ClientFormNoticesProps) {
  const { t, language } = useAdminWords();
  const somethingMissing = issues.length > 0 && missing.length > 0;
  return (
    <>
      {lead !== null && <LeadNotice lead={lead} />}
      {somethingMissing ? (
        <Alert tone="danger" live title={t('errors:required_fields_missing')}>
          {` ${t('clients.missingIntro', { fields: new Intl.ListFormat(language).format(missing) })}`}
        </Alert>
      ) : (
        issues.length > 0 && <FormErrorSummary issues={issues} />
      )}
      {alike !== null && (
        <Alert tone="warning" live>
          <Trans
            t={t}
            i18nKey={alike.by === 'email' ? 'clients.alikeEmail' : 'clients.alikeName'}
            values={{ name: alike.client.name }}
            components={{ to: <Link href={clientHref(alike.client.id)} target="_blank" rel="noreferrer" /> }}
          />
        </Alert>
      )}
    </>
  );
}
