import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ConfirmBody } from './ConfirmDialog.styles.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the object and the count: "3 leads verwijderen?". */
  title: string;
  /** What happens, and whether it can be taken back. */
  children: ReactNode;
  /** The verb: "Verwijder 3 leads". */
  confirmLabel: string;
  /** The safe way out. Default "Annuleer"; name it where cancelling itself is a choice: "Blijf hier". */
  cancelLabel?: string | undefined;
  /** While it is being done; the dialog cannot be closed then. */
  busyLabel?: string | undefined;
  /** Something is lost. */
  tone?: 'danger' | undefined;
  icon?: LucideIcon | undefined;
  /** Must be typed before the button works: for what cannot be undone. */
  word?: string | undefined;
  /** Why it did not work; the dialog stays open. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirmLabel, cancelLabel, busyLabel, tone, icon, word, error, onConfirm, onCancel } = props;
  const { t } = useTranslation('common');
  const bodyId = useId();
  const [typed, setTyped] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setTyped('');
  }
  const ready = word === undefined || typed.trim().toLowerCase() === word.toLowerCase();
  const cancel = () => {
    if (busyLabel === undefined) onCancel();
  };
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      titleIcon={icon ?? (tone === 'danger' ? Trash2 : undefined)}
      tone={tone}
      closeButton="none"
      onBackdrop="keep"
      role="alertdialog"
      aria-describedby={bodyId}
      footer={
        <>
          <Button onClick={cancel} data-autofocus={word === undefined || undefined}>
            {cancelLabel ?? t('action.cancel')}
          </Button>
          <Button
            variant={tone === 'danger' ? 'dangerFilled' : 'primary'}
            busyLabel={busyLabel}
            aria-disabled={!ready || undefined}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ConfirmBody id={bodyId}>
        <div>{props.children}</div>
        {word !== undefined && (
          <TextField
            label={<Trans t={t} i18nKey="field.wordToConfirm" values={{ word }} components={{ strong: <strong /> }} />}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus=""
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {error !== undefined && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
      </ConfirmBody>
    </Dialog>
  );
}
