import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { withStrong } from '../Text/withStrong.ts';
import { TextField } from '../TextField/TextField.tsx';
import { ConfirmBody, ConfirmFirst } from './ConfirmDialog.styles.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the object and the count: "3 leads verwijderen?". */
  title: string;
  /** The counts, the effect, and whether it can be undone. Read aloud with the title. */
  children: ReactNode;
  /** A recommended step before the action: an export, and when it was last made. A separate row between two lines. */
  first?: ReactNode;
  /** The verb: "Verwijder 3 leads". */
  confirmLabel: string;
  /** The cancel button. Default "Annuleer"; use another label where cancelling is itself a choice: "Blijf hier". */
  cancelLabel?: string | undefined;
  /** Label while the action runs; the dialog cannot be closed then. */
  busyLabel?: string | undefined;
  /** The action deletes data: the button is filled in red, only in this dialog. */
  tone?: 'danger' | undefined;
  /** Default: a bin when the tone is `danger`, else none. */
  icon?: LucideIcon | undefined;
  /** Must be typed before the button works, ignoring case: for actions that delete a lot of data. */
  word?: string | undefined;
  /** Why the action failed; the dialog stays open. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation of an irreversible action. The cancel button has the focus, or the field for the word. An
 * action that can be undone needs no dialog: perform it, and show a toast with Undo.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, first, confirmLabel, cancelLabel, busyLabel, tone, icon, word, error, onConfirm, onCancel } =
    props;
  const { t } = useTranslation('common');
  const bodyId = useId();
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setTyped('');
    setLeft(false);
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
      stays={busyLabel !== undefined} // also against a second Escape, which no listener can refuse
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
        {first !== undefined && <ConfirmFirst>{first}</ConfirmFirst>}
        {word !== undefined && (
          <TextField
            label={withStrong(t('field.wordToConfirm', { word }))}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus=""
            {...(left && typed.trim() !== '' && !ready && { error: t('field.wordDiffers', { word }) })}
            onBlur={() => setLeft(true)}
            onChange={(event) => {
              setTyped(event.target.value);
              setLeft(false);
            }}
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
