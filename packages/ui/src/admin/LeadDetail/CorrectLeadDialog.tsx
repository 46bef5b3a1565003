import {
  correctionOf,
  isAddressSettled,
  languages,
  type Lead,
  type LeadCorrection,
  type LeadPerson,
  leadPersonSchema,
  personOf,
  professionLabel,
  professions,
} from '@fnc/domain';
import { useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { languageName } from '../words/languageName.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

interface CorrectLeadDialogProps {
  lead: Lead;
  /** Resolves to `null` when the correction is stored; the dialog is closed then. */
  onCorrect: (correction: LeadCorrection) => Promise<Problem | null>;
  onClose: () => void;
}

/** Errors of the address, which only the server knows. */
const ofAddress: ReadonlySet<Problem['code']> = new Set(['lead_address_taken', 'lead_address_settled']);

/** Who the lead is, to correct. Only what is changed here is sent, so that nothing else is overwritten. */
export function CorrectLeadDialog({ lead, onCorrect, onClose }: CorrectLeadDialogProps) {
  const { t, language } = useAdminWords();
  const formId = useId();
  // As shown when the dialog opened: the lead behind it may change meanwhile.
  const [before] = useState(() => personOf(lead));
  const [problem, setProblem] = useState<Problem | null>(null);
  const settled = isAddressSettled(lead);
  const { field, busy, submit, showServerIssues, form } = useSchemaForm<LeadPerson, LeadPerson>({
    schema: leadPersonSchema,
    defaultValues: before,
    labels: {
      name: t('lead.correct.name'),
      email: t('lead.email'),
      phone: t('lead.phone'),
      profession: t('lead.profession'),
      language: t('lead.language'),
    },
  });
  const isMoved = form.watch('email').trim().toLowerCase() !== before.email.toLowerCase();

  const save = submit(async (person) => {
    const correction = correctionOf(before, person);
    if (Object.keys(correction).length === 0) return onClose();
    setProblem(null);
    const failed = await onCorrect(correction);
    if (failed !== null && ofAddress.has(failed.code)) showServerIssues([{ path: 'email', code: failed.code }]);
    else setProblem(failed);
  });

  return (
    <Dialog
      open
      onClose={busy ? () => {} : onClose}
      onBackdrop="keep"
      phone="full"
      title={t('lead.correct.title')}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={busy || undefined}>
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
        {problem !== null && (
          <Alert tone="danger" live>
            {problemText(t, problem)}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
