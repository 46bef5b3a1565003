import { type LucideIcon, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PortalContainer } from './PortalContainer.tsx';
import { DialogFoot, DialogHead, DialogPanel, DialogTitle, StyledDialog } from './Dialog.styles.ts';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  /** Asked by Escape, the close button or a click beside the dialog; the owner sets `open` to false. */
  onClose: () => void;
  /** Shown as the head, or, with `bare`, only read aloud. */
  title: string;
  titleIcon?: LucideIcon | undefined;
  tone?: 'danger' | undefined;
  size?: 'small' | 'medium' | 'wide' | 'drawer' | undefined;
  /** On a phone the dialog fills the screen. */
  phone?: 'full' | undefined;
  /** No head and no padding: the content draws itself, with its own `<h2>` and `DialogCloseButton`. */
  bare?: boolean | undefined;
  /** `none`: no cross in the head, the buttons below are the way out. */
  closeButton?: 'none' | undefined;
  /** `keep`: a click beside it does nothing, so that a half-filled form is not lost by accident. */
  onBackdrop?: 'close' | 'keep' | undefined;
  role?: 'alertdialog' | undefined;
  'aria-describedby'?: string | undefined;
  /** Buttons, the way on last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Mark the element that takes the focus with `data-autofocus`; otherwise it is the title. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleIcon, tone, size = 'small', phone, bare = false, closeButton, footer } = props;
  const { t } = useTranslation('common');
  const titleId = useId();
  const dialog = useModal(open);
  const pressedBeside = useRef(false);
  const isBeside = (event: { target: EventTarget }) => event.target === dialog.current;
  const notePress = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event);
  };
  return (
    <StyledDialog
      ref={dialog}
      role={props.role}
      data-size={size}
      data-phone={phone}
      aria-describedby={props['aria-describedby']}
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
      onPointerDown={notePress}
      onClick={(event) => {
        if (props.onBackdrop !== 'keep' && pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {open && (
        <PortalContainer value={dialog}>
          <DialogPanel data-padded={!bare}>
            {!bare && (
              <DialogHead>
                <DialogTitle id={titleId} data-tone={tone} tabIndex={-1}>
                  {titleIcon && <Icon of={titleIcon} size={20} />}
                  {title}
                </DialogTitle>
                {closeButton !== 'none' && <IconButton icon={X} label={t('action.close')} onClick={onClose} />}
              </DialogHead>
            )}
            {props.children}
            {footer !== undefined && <DialogFoot>{footer}</DialogFoot>}
          </DialogPanel>
        </PortalContainer>
      )}
    </StyledDialog>
  );
}
