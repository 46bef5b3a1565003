import {
  correctionOf,
  isAddressSettled,
  type KeptVersion,
  languages,
  type Lead,
  type LeadCorrection,
  type LeadPerson,
  type LeadPersonField,
  leadPersonSchema,
  mergeChanges,
  personOf,
  professionLabel,
  professions,
} from '@fnc/domain';
import { useEffect, useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { type EditKeeper, useUnsavedEdit } from '../../forms/useUnsavedEdit.ts';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { languageName } from '../words/languageName.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { LeadClient } from './LeadContent.tsx';

/** Fields that another window corrected too. Nothing is stored. */
export interface LeadConflict {
  readonly fields: readonly LeadPersonField[];
  /** The values stored now. */
  readonly theirs: LeadPerson;
}

/** `null`: the correction is stored. */
export type CorrectionOutcome = Problem | { readonly conflict: LeadConflict } | null;

export interface CorrectLeadDialogProps {
  lead: Lead;
  /** The client made from this lead, which keeps its own values. */
  client?: LeadClient | null | undefined;
  /** The dialog is closed when the correction is stored. */
  onCorrect: (correction: LeadCorrection) => Promise<CorrectionOutcome>;
  onClose: () => void;
  /** Called with whether leaving would lose input. */
  onDirty: (dirty: boolean) => void;
  /** Set while the advisor is leaving the page with unsaved changes. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
  /** Keeps what is typed through a reload. */
  unsaved?: EditKeeper<LeadPerson> | undefined;
}

/** Errors of the address, which only the server knows. */
const ofAddress: ReadonlySet<Problem['code']> = new Set(['lead_address_taken', 'lead_address_settled']);

/** Who the lead is, to correct. Only what is changed here is sent, so that nothing else is overwritten. */
export function CorrectLeadDialog(props: CorrectLeadDialogProps) {
  const { lead, client, unsaved, onCorrect, onClose, onDirty, leaving } = props;
  const { t, language } = useAdminWords();
  const formId = useId();
  const [restored] = useState(() => unsaved?.read(personOf(lead)) ?? null);
  // As shown when the dialog opened: the lead behind it may change meanwhile.
  const [before, setBefore] = useState(() => restored?.from ?? personOf(lead));
  const [problem, setProblem] = useState<Problem | null>(null);
  const settled = isAddressSettled(lead);
  const labels: Record<LeadPersonField, string> = {
    name: t('lead.correct.name'),
    email: t('lead.email'),
    phone: t('lead.phone'),
    profession: t('lead.profession'),
    language: t('lead.language'),
  };
  const { field, busy, dirty, submit, showServerIssues, form } = useSchemaForm<LeadPerson, LeadPerson>({
    schema: leadPersonSchema,
    defaultValues: before,
    labels,
  });
  const guard = useLeaveGuard(dirty, onDirty);
  useEffect(() => {
    if (restored) form.reset(restored.typed, { keepDefaultValues: true });
  }, [restored, form]);
  useUnsavedEdit(
    unsaved,
    { typed: { ...before, ...form.watch() }, from: before },
    dirty,
    restored && (() => form.reset(before)),
  );
  /** The fields that another window corrected too, as far as the advisor has not chosen yet. */
  const [conflict, setConflict] = useState<LeadConflict | null>(null);
  const [taken, setTaken] = useState<readonly LeadPersonField[]>([]);

  /** Keeps a value of each of these fields. Once all are chosen the form edits the version of the other window. */
  function keep({ fields, theirs }: LeadConflict, version: KeptVersion, chosen: readonly LeadPersonField[]) {
    const taking = version === 'theirs' ? [...taken, ...chosen] : taken;
    const left = fields.filter((name) => !chosen.includes(name));
    setTaken(taking);
    setConflict(left.length > 0 ? { fields: left, theirs } : null);
    if (left.length > 0) return;
    const ofTheirs = Object.fromEntries(taking.map((name) => [name, theirs[name]]));
    const mine = form.getValues();
    form.reset(theirs);
    form.reset({ ...mergeChanges(before, mine, theirs), ...ofTheirs }, { keepDefaultValues: true });
    setBefore(theirs);
  }
  const isMoved = form.watch('email').trim().toLowerCase() !== before.email.toLowerCase();

  const save = submit(async (person) => {
    const correction = correctionOf(before, person);
    if (Object.keys(correction).length === 0) return onClose();
    setProblem(null);
    const failed = await onCorrect(correction);
    if (failed !== null && 'conflict' in failed) {
      setConflict(failed.conflict);
      setTaken([]);
    } else if (failed !== null && ofAddress.has(failed.code)) showServerIssues([{ path: 'email', code: failed.code }]);
    else setProblem(failed);
  });

  const close = () => {
    if (!busy) guard.ask(onClose);
  };

  function shownValue(name: LeadPersonField, person: LeadPerson): string {
    if (name === 'profession') return person.profession && professionLabel(person.profession, language);
    return name === 'language' ? languageName(person.language, language) : person[name];
  }

  return (
    <Dialog
      open
      onClose={close}
      onBackdrop="keep"
      phone="full"
      title={t('lead.correct.title')}
      footer={
        <>
          <Button onClick={close} aria-disabled={busy || undefined}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busyLabel={busy ? t('common:busy.saving') : undefined}>
            {t('common:action.save')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField {...field('name')} autoComplete="off" />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="off"
          readOnly={settled}
          hint={
            settled
              ? t('errors:lead_address_settled')
              : isMoved && lead.consent === 'pending' && t('lead.correct.pending')
          }
        />
        <TextField {...field('phone')} type="tel" optional autoComplete="off" />
        <SelectField
          {...field('profession')}
          // The colour of a chosen option, before the form writes its value.
          defaultValue={before.profession}
          optional
          placeholder={t('lead.notGiven')}
          options={professions.map((value) => ({ value, label: professionLabel(value, language) }))}
        />
        <SelectField
          {...field('language')}
          placeholder={null}
          options={languages.map((value) => ({ value, label: languageName(value, language) }))}
        />
        {client && (
          <Text size="small" tone="quiet">
            {t('lead.correct.clientStays')}{' '}
            <Link href={client.href} target="_blank" rel="noreferrer">
              {client.name}
            </Link>
          </Text>
        )}
        {conflict !== null && (
          <EditedElsewhere
            title={t('elsewhere.record')}
            keepMine={t('elsewhere.keepAllMine')}
            takeTheirs={t('elsewhere.keepAllTheirs')}
            onKeep={(version) => keep(conflict, version, conflict.fields)}
            fields={conflict.fields.map((name) => ({
              name,
              label: labels[name],
              mine: shownValue(name, form.getValues()),
              theirs: shownValue(name, conflict.theirs),
            }))}
            onKeepField={(name, version) => keep(conflict, version, [name])}
          />
        )}
        {problem !== null && (
          <Alert tone="danger" live>
            {problemText(t, problem)}
          </Alert>
        )}
      </Stack>
      <UnsavedChangesDialog {...(leaving === null ? guard.dialog : { open: true, ...leaving })} />
    </Dialog>
  );
}
