import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PortalContainer } from './PortalContainer.tsx';
import { DialogFoot, DialogHead, DialogPanel, DialogTitle, StyledDialog } from './Dialog.styles.ts';
import { type ModalOptions, useModalDialog } from './useModalDialog.ts';

export interface DialogProps extends ModalOptions {
  /** Shown as the head, or, with `bare`, only read aloud. */
  title: string;
  /** In front of the title; decoration, the title says it all. */
  titleIcon?: LucideIcon | undefined;
  /** Colours the icon: something is lost. */
  tone?: 'danger' | undefined;
  /** 416, 640 or 1,000 px; `small` without it, for a question or a few fields. For a task beside the page use `Drawer`. */
  size?: 'small' | 'medium' | 'wide' | undefined;
  /** On a phone the dialog fills the screen: for a form that the keyboard would squeeze. */
  phone?: 'full' | undefined;
  /** No head and no padding: the content draws itself, with its own `<h2>` and way out. */
  bare?: boolean | undefined;
  /** `none`: no cross in the head, the buttons below are the way out. */
  closeButton?: 'none' | undefined;
  /** `kept`: it is there while the dialog is closed, too, so that a slow phone has nothing to draw when it opens. */
  content?: 'kept' | undefined;
  /** A question that must be answered first; read aloud with urgency. Use `ConfirmDialog`. */
  role?: 'alertdialog' | undefined;
  /** `id` of the words that are read aloud with the title. */
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
  const { ref, props: modal } = useModalDialog(props);
  return (
    <StyledDialog
      {...modal}
      ref={ref}
      role={props.role}
      data-size={size}
      data-phone={phone}
      aria-describedby={props['aria-describedby']}
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
    >
      {(open || props.content === 'kept') && (
        <PortalContainer value={ref}>
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
