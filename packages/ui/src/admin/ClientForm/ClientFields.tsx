import {
  type ClientAlike,
  type ClientForm as Form,
  type ClientFormInput,
  clientFormSchema,
  type ClientFormValues,
  clientStatuses,
  clientStatusLabel,
  type KeptVersion,
  leadStatusLabel,
  mergeChanges,
} from '@fnc/domain';
import { RotateCcw, UserPlus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Trans } from 'react-i18next';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { FormErrorSummary, type FormIssue } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { useUnsavedEdit } from '../../forms/useUnsavedEdit.ts';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { type Problem, problemSentence, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { FieldPair, FormFrame } from './ClientForm.styles.ts';
import type {
  ClientConflict,
  ClientField,
  ClientFormProps,
  ClientFormState,
  FormLead,
  SavedClient,
} from './clientFormProps.ts';

interface ClientFormNoticesProps {
  lead: FormLead | null;
  issues: readonly FormIssue[];
  /** Names of the required fields that are empty. */
  missing: readonly string[];
  alike: ClientAlike | null;
  clientHref: (id: string) => string;
}

/** The source of the initial values, or why they are missing. */
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

/** Above the fields: the source of the values, missing fields, and possible duplicates. */
function ClientFormNotices({ lead, issues, missing, alike, clientHref }: ClientFormNoticesProps) {
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

/** The specification's text for an added client, and the outcome for its lead. */
function useSavedMessages(mode: ClientFormProps['mode']) {
  const { t, language } = useAdminWords();
  const toast = useToast();
  return ({ client, lead }: Extract<SavedClient, { client: unknown }>) => {
    if (mode === 'edit') {
      toast.show({ message: t('clients.saved', { name: client.name }) });
      return;
    }
    if (lead === undefined) {
      toast.show({ message: t('clients.added'), icon: UserPlus });
      return;
    }
    if (lead.problem === null) {
      const status = leadStatusLabel('converted', language);
      toast.show({ message: t('clients.addedFromLead', { name: lead.name, status }), icon: UserPlus });
      return;
    }
    toast.show({ message: t('clients.added'), icon: UserPlus });
    toast.show({
      message: t('clients.leadStatusFailed', { message: problemText(t, lead.problem) }),
      tone: 'danger',
    });
  };
}

/** Pause after the last key before the request, in ms. */
const quietFor = 250;

interface Asked {
  readonly name: string;
  readonly email: string;
}

/** A client that may be the same person as typed; `null` until it is known. */
function useAlike({ name, email }: Asked, findAlike: ClientFormProps['findAlike']): ClientAlike | null {
  const [found, setFound] = useState<(Asked & { readonly alike: ClientAlike | null }) | null>(null);
  const find = useEffectEvent(findAlike);
  useEffect(() => {
    if (name.trim() === '' && email.trim() === '') return undefined;
    let current = true;
    const look = async () => {
      // Only a hint: when the request fails, nothing is shown.
      const alike = await find({ name, email }).catch(() => null);
      if (current) setFound({ name, email, alike });
    };
    const timer = setTimeout(() => void look(), quietFor);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name, email]);
  return found !== null && found.name === name && found.email === email ? found.alike : null;
}

interface ClientFieldsProps extends ClientFormProps {
  ready: Extract<ClientFormState, { phase: 'ready' }>;
}

const required = ['name', 'contactPerson', 'email'] as const;

/** Scrolls to its content when that appears: otherwise it may be out of sight, or under the bottom bar of a phone. */
function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
}

/** The fields of a client. Input is never lost: not when storing fails, not when leaving. */
export function ClientFields({ ready, mode, clientHref, cancelHref, onSave, onRestore, ...props }: ClientFieldsProps) {
  const { findAlike, onSaved, onDirty, unsaved } = props;
  const { t, language } = useAdminWords();
  const { initial, lead, version } = ready;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [restored] = useState(() => unsaved?.read(initial) ?? null);
  const [before, setBefore] = useState(restored?.from ?? { values: initial, version });
  /** The fields that another window changed too; the advisor has not chosen yet. */
  const [conflict, setConflict] = useState<ClientConflict | null>(null);
  const [taken, setTaken] = useState<readonly ClientField[]>([]);
  const notifySaved = useSavedMessages(mode);
  const labels: Record<ClientField, string> = {
    name: t('clients.name'),
    contactPerson: t('clients.contactPerson'),
    email: t('clients.email'),
    phone: t('clients.phone'),
    address: t('clients.address'),
    status: t('clients.status'),
    notes: t('clients.notes'),
  };
  const { field, issues, busy, dirty, markSaved, submit, form } = useSchemaForm<ClientFormInput, Form>({
    schema: clientFormSchema,
    defaultValues: before.values,
    labels,
  });
  useLeaveGuard(dirty, onDirty); // closing the window; the router guards leaving within the console
  useEffect(() => {
    if (restored) form.reset(restored.typed, { keepDefaultValues: true });
  }, [restored, form]);

  const typed = form.watch();
  const undo = () => {
    form.reset(initial);
    setBefore({ values: initial, version });
  };
  useUnsavedEdit(unsaved, { typed: { ...before.values, ...typed }, from: before }, dirty, restored && undo);
  const alike = useAlike(typed, findAlike);
  const missing = required.filter((one) => typed[one].trim() === '');

  const save = submit(async (values) => {
    setProblem(null);
    const outcome = await onSave(values, before);
    if ('conflict' in outcome) {
      setConflict(outcome.conflict);
      setTaken([]);
      return;
    }
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    markSaved();
    notifySaved(outcome);
    onSaved(outcome.client);
  });

  async function restoreAndSave() {
    const failed = (await onRestore?.()) ?? null;
    if (failed === null) await save();
    else setProblem(failed);
  }

  const shownValue = (one: ClientField, values: ClientFormInput) =>
    one === 'status' ? clientStatusLabel(values.status ?? 'pending', language) : (values[one] ?? '');

  /** All fields are chosen: from now on the form edits the version of the other window. */
  function settle({ theirs, version: now }: ClientConflict, fields: readonly ClientField[]) {
    const mine: ClientFormValues = { ...before.values, ...form.getValues() };
    const chosen = Object.fromEntries(fields.map((one) => [one, theirs[one]]));
    const merged = { ...mergeChanges<ClientFormValues>(before.values, mine, theirs), ...chosen };
    form.reset(theirs);
    form.reset(merged, { keepDefaultValues: true });
    setBefore({ values: theirs, version: now });
    setConflict(null);
  }

  /** One field is chosen; the others stay undecided. */
  function choose(both: ClientConflict, one: string, keep: KeptVersion) {
    const fields = both.fields.filter((other) => other !== one);
    const taking = keep === 'theirs' ? [...taken, ...both.fields.filter((other) => other === one)] : taken;
    setTaken(taking);
    if (fields.length === 0) settle(both, taking);
    else setConflict({ ...both, fields });
  }

  return (
    <FormFrame noValidate onSubmit={(event) => void save(event)}>
      <ClientFormNotices
        lead={lead}
        issues={issues}
        missing={missing.map((one) => t(`clients.${one}`))}
        alike={alike}
        clientHref={clientHref}
      />
      <FieldPair>
        <TextField {...field('name')} hint={t('clients.nameHint')} autoComplete="off" />
        <TextField {...field('contactPerson')} autoComplete="off" />
        <TextField {...field('email')} type="email" autoComplete="off" />
        <TextField {...field('phone')} type="tel" optional autoComplete="off" />
      </FieldPair>
      <TextField {...field('address')} hint={t('clients.addressHint')} optional autoComplete="off" />
      <FieldPair>
        <SelectField
          {...field('status')}
          placeholder={null}
          aria-required={undefined}
          options={clientStatuses.map((value) => ({ value, label: clientStatusLabel(value, language) }))}
        />
      </FieldPair>
      <TextArea {...field('notes')} hint={t('clients.notesHint')} rows={5} optional />
      {conflict !== null && (
        <InSight>
          <EditedElsewhere
            title={t('elsewhere.record')}
            keepMine={t('elsewhere.keepAllMine')}
            takeTheirs={t('elsewhere.keepAllTheirs')}
            onKeep={(keep) => settle(conflict, keep === 'theirs' ? [...taken, ...conflict.fields] : taken)}
            fields={conflict.fields.map((one) => ({
              name: one,
              label: labels[one],
              mine: shownValue(one, form.getValues()),
              theirs: shownValue(one, conflict.theirs),
            }))}
            onKeepField={(one, keep) => choose(conflict, one, keep)}
          />
        </InSight>
      )}
      {problem !== null && (
        <InSight>
          <Alert
            tone="danger"
            live
            title={t('clients.saveFailed')}
            action={
              onRestore !== undefined &&
              problem.code === 'client_not_found' && (
                <Button icon={RotateCcw} onClick={() => void restoreAndSave()}>
                  {t('clients.restoreAndSave')}
                </Button>
              )
            }
          >
            {` ${problemSentence(t, problem)} ${t('clients.nothingLost')}`}
          </Alert>
        </InSight>
      )}
      <Stack lineAbove="hairline" above={4}>
        <Row>
          <Button
            type="submit"
            variant="primary"
            busyLabel={busy ? t(mode === 'new' ? 'clients.adding' : 'common:busy.saving') : undefined}
          >
            {t(mode === 'new' ? 'clients.submitNew' : 'common:action.save')}
          </Button>
          <ButtonLink href={cancelHref}>{t('common:action.cancel')}</ButtonLink>
        </Row>
      </Stack>
    </FormFrame>
  );
}
