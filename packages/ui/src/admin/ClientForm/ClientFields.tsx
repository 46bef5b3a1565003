import {
  type ClientForm as Form,
  clientFormSchema,
  clientsAlike,
  clientStatuses,
  clientStatusLabel,
  type ClientFormInput,
  type ClientFormValues,
  type KeptVersion,
  mergeChanges,
} from '@fnc/domain';
import { useEffect, useMemo, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientFormNotices } from './ClientFormNotices.tsx';
import type { ClientFormProps, ClientFormState } from './clientFormProps.ts';
import { FieldPair, FormFoot, FormFrame } from './ClientForm.styles.ts';
import { useSavedMessages } from './useSavedMessages.ts';

export interface ClientFieldsProps extends ClientFormProps {
  ready: Extract<ClientFormState, { phase: 'ready' }>;
}

const required = ['name', 'contactPerson', 'email'] as const;

/** What is asked of a client. Nothing typed is lost: not by a full store, not by leaving. */
export function ClientFields({ ready, mode, clientHref, cancelHref, onSave, onSaved, onDirty }: ClientFieldsProps) {
  const { t, language } = useAdminWords();
  const { initial, editing, known, lead } = ready;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [before, setBefore] = useState(initial);
  /** What another window stored of the same; the advisor has not chosen yet. */
  const [theirs, setTheirs] = useState<ClientFormValues | null>(null);
  const tellSaved = useSavedMessages(mode);
  const { field, issues, busy, dirty, markSaved, submit, form } = useSchemaForm<ClientFormInput, Form>({
    schema: clientFormSchema,
    defaultValues: initial,
    labels: {
      name: t('clients.name'),
      contactPerson: t('clients.contactPerson'),
      email: t('clients.email'),
      phone: t('clients.phone'),
      address: t('clients.address'),
      status: t('clients.status'),
      notes: t('clients.notes'),
    },
  });
  useLeaveGuard(dirty); // closing the window; leaving within the console is the router's to tell
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);

  const find = useMemo(() => clientsAlike(known, editing?.id), [known, editing]);
  const [name, contactPerson, email] = form.watch([...required]);
  const missing = required.filter((_, index) => [name, contactPerson, email][index]?.trim() === '');

  const save = submit(async (values) => {
    setProblem(null);
    const outcome = await onSave(values, before);
    if ('theirs' in outcome) {
      setTheirs(outcome.theirs);
      return;
    }
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    markSaved();
    tellSaved(outcome);
    onSaved(outcome.client);
  });

  /** Only the fields that both changed follow the choice; what stands in the form then is a change of theirs. */
  function choose(now: ClientFormValues, keep: KeptVersion) {
    const merged = mergeChanges<ClientFormValues>(before, form.getValues() as ClientFormValues, now, keep);
    form.reset(now);
    for (const one of Object.keys(merged) as (keyof ClientFormValues)[]) {
      if (merged[one] !== now[one]) form.setValue(one, merged[one], { shouldDirty: true });
    }
    setBefore(now);
    setTheirs(null);
  }

  return (
    <FormFrame noValidate onSubmit={(event) => void save(event)}>
      <ClientFormNotices
        lead={lead}
        issues={issues}
        missing={missing.map((one) => t(`clients.${one}`))}
        alike={find({ name, email })}
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
      {theirs !== null && <EditedElsewhere title={t('elsewhere.client')} onKeep={(keep) => choose(theirs, keep)} />}
      {problem !== null && (
        <Alert tone="danger" live title={t('clients.saveFailed')}>
          {` ${problemText(t, problem).replace(/\.$/, '')}. ${t('clients.nothingLost')}`}
        </Alert>
      )}
      <FormFoot>
        <Button
          type="submit"
          variant="primary"
          busyLabel={busy ? t(mode === 'new' ? 'clients.adding' : 'clients.saving') : undefined}
        >
          {t(mode === 'new' ? 'clients.submitNew' : 'clients.submitEdit')}
        </Button>
        <ButtonLink href={cancelHref}>{t('common:action.cancel')}</ButtonLink>
      </FormFoot>
    </FormFrame>
  );
}
