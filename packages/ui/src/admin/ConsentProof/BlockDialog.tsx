import { type BlockReason, blockReasonLabel, blockReasons, type LeadBlock, leadBlockSchema } from '@fnc/domain';
import { Ban } from 'lucide-react';
import { useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface BlockDialogProps {
  email: string;
  /** Resolves to `null` when the address is blocked; the dialog is closed then. */
  onBlock: (block: LeadBlock) => Promise<Problem | null>;
  onClose: () => void;
}

/** Asks why an address is blocked: the reason is stored as proof. */
export function BlockDialog({ email, onBlock, onClose }: BlockDialogProps) {
  const { t, language } = useAdminWords();
  const formId = useId();
  const [reason, setReason] = useState<BlockReason | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const checked = leadBlockSchema.safeParse({ reason, note });
  const codes = new Map(checked.success ? [] : checked.error.issues.map(({ path, message }) => [path[0], message]));
  const wrong = (field: 'reason' | 'note', code: 'block_reason_required' | 'block_note_required' | 'text_too_long') =>
    tried && codes.get(field) === code ? t(`errors:${code}`) : undefined;

  async function submit() {
    setTried(true);
    if (!checked.success || busy) return;
    setBusy(true);
    setProblem(null);
    const failed = await onBlock(checked.data);
    setBusy(false);
    setProblem(failed);
  }

  return (
    <Dialog
      open
      onClose={busy ? () => {} : onClose}
      title={t('lead.block.title', { email })}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={busy || undefined}>
            {t('common:action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            icon={Ban}
            busyLabel={busy ? t('lead.block.busy') : undefined}
          >
            {t('lead.block.submit')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{t('lead.block.text')}</p>
        <RadioGroup
          label={t('lead.block.reason')}
          choices={blockReasons.map((value) => ({ value, label: blockReasonLabel(value, language) }))}
          value={reason}
          error={wrong('reason', 'block_reason_required')}
          onChange={setReason}
        />
        <TextField
          label={t(reason === 'other' ? 'lead.block.noteWhy' : 'lead.block.note')}
          optional={reason !== 'other'}
          autoComplete="off"
          limit={200}
          value={note}
          error={wrong('note', 'block_note_required') ?? wrong('note', 'text_too_long')}
          onChange={({ target }) => setNote(target.value)}
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
