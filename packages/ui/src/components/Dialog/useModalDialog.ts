import { type ComponentProps, type PointerEvent, type RefObject, useRef } from 'react';
import { openModal, useModal } from './useModal.ts';

export interface ModalOptions {
  open: boolean;
  /** Called on Escape, the back gesture of a phone or a click outside; the owner sets `open` to false, or asks first. */
  onClose: () => void;
  /** `keep`: a click outside does nothing, so that a half-filled form is not lost by accident. */
  onBackdrop?: 'close' | 'keep' | undefined;
  /** Nothing but a button of the content closes it: no Escape, back gesture or click outside; a `Dialog` has no close button. */
  stays?: boolean | undefined;
}

type ModalProps = Pick<ComponentProps<'dialog'>, 'closedby' | 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick'>;

/**
 * The behaviour of a modal `<dialog>`, for dialogs that differ only in style: `<StyledDialog ref={ref} {...props}>`.
 */
export function useModalDialog(options: ModalOptions): { ref: RefObject<HTMLDialogElement | null>; props: ModalProps } {
  const { open, onClose, onBackdrop, stays = false } = options;
  const ref = useModal(open);
  const pressedBeside = useRef(false);
  const isBeside = (event: { target: EventTarget }) => event.target === ref.current;
  const props: ModalProps = {
    // A browser ends a dialog at the second Escape in a row without asking it; not one with this attribute.
    closedby: stays ? 'none' : undefined,
    onCancel: (event) => {
      // From a file field inside, or the browser closes the dialog all the same: `onClose` follows.
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      if (!stays) onClose();
    },
    onClose: (event) => {
      // The event comes later than the closing: by then the dialog may be open again.
      const { current: dialog } = ref;
      if (!open || event.target !== event.currentTarget || dialog?.open !== false) return;
      // The owner decides: it may ask first, in a dialog that must lie over this one.
      openModal(dialog);
      onClose();
    },
    // A press that begins inside, for example a text selection, and ends outside is not a click outside.
    onPointerDown: (event: PointerEvent) => {
      pressedBeside.current = isBeside(event);
    },
    onClick: (event) => {
      if (!stays && onBackdrop !== 'keep' && pressedBeside.current && isBeside(event)) onClose();
    },
  };
  return { ref, props };
}
