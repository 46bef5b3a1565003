import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PortalContainer } from './PortalContainer.tsx';
import { DialogFoot, DialogHead, DialogPanel, DialogTitle, StyledDialog } from './Dialog.styles.ts';
import { type ModalOptions, useModalDialog } from './useModalDialog.ts';

export interface DialogProps extends ModalOptions {
  /** Shown in the header, or, with `bare`, only read aloud. */
  title: string;
  /** Before the title; decorative. */
  titleIcon?: LucideIcon | undefined;
  /** Colours the icon: the action deletes data. */
  tone?: 'danger' | undefined;
  /**
   * 416, 640 or 1,000 px; default `small`, for a question or a few fields. For a task next to the page use `Drawer`.
   */
  size?: 'small' | 'medium' | 'wide' | undefined;
  /** On a phone the dialog fills the screen: for a form that the on-screen keyboard would squeeze. */
  phone?: 'full' | undefined;
  /** No header and no padding: the content has its own `<h2>` and close button. */
  bare?: boolean | undefined;
  /** `none`: no close button in the header; the footer has one. */
  closeButton?: 'none' | undefined;
  /** `kept`: mounted while the dialog is closed, too, so that a slow phone has nothing to render when it opens. */
  content?: 'kept' | undefined;
  /** A question that must be answered first; announced assertively. Use `ConfirmDialog`. */
  role?: 'alertdialog' | undefined;
  /** `id` of the text that is read with the title. */
  'aria-describedby'?: string | undefined;
  /** Buttons, the main action last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Mark the element to focus with `data-autofocus`; otherwise the title gets the focus. */
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
                {closeButton !== 'none' && props.stays !== true && (
                  <IconButton icon={X} label={t('action.close')} onClick={onClose} />
                )}
              </DialogHead>
            )}
            {props.children}
            {footer !== undefined && <DialogFoot data-dialog-foot="">{footer}</DialogFoot>}
          </DialogPanel>
        </PortalContainer>
      )}
    </StyledDialog>
  );
}
