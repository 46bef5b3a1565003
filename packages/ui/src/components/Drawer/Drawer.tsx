import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogTitle } from '../Dialog/Dialog.styles.ts';
import { PortalContainer } from '../Dialog/PortalContainer.tsx';
import { type ModalOptions, useModalDialog } from '../Dialog/useModalDialog.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { DrawerBody, DrawerFoot, DrawerHead, DrawerPanel, StyledDrawer } from './Drawer.styles.ts';

export interface DrawerProps extends ModalOptions {
  title: string;
  /** Next to the title: a status badge, a count. */
  titleEnd?: ReactNode;
  /** One line under the title, read aloud with it. */
  description?: ReactNode;
  /** Buttons that stay visible, the main action last. */
  footer?: ReactNode;
  /** At the start of the footer: a secondary action, for example an export. */
  footerStart?: ReactNode;
  children: ReactNode;
}

/**
 * A task or a whole record, at the right edge of its page; full width on a phone. Mark the element to focus with
 * `data-autofocus`; otherwise the title gets the focus. Header and footer stay visible while the rest scrolls.
 */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, titleEnd, description, footer, footerStart } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const { ref, props: modal } = useModalDialog(props);
  const hasFoot = footer !== undefined || footerStart !== undefined;
  return (
    <StyledDrawer
      {...modal}
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
    >
      {open && (
        <PortalContainer value={ref}>
          <DrawerPanel>
            <DrawerHead>
              <div>
                <div>
                  <div>
                    <DialogTitle id={`${id}-title`} tabIndex={-1}>
                      {title}
                    </DialogTitle>
                    {titleEnd}
                  </div>
                  {description !== undefined && (
                    <Text size="small" tone="quiet" wide above={1} id={`${id}-description`}>
                      {description}
                    </Text>
                  )}
                </div>
                <IconButton icon={X} label={t('action.close')} onClick={onClose} />
              </div>
            </DrawerHead>
            <DrawerBody>{props.children}</DrawerBody>
            {hasFoot && (
              <DrawerFoot data-dialog-foot="">
                {footerStart}
                <div>{footer}</div>
              </DrawerFoot>
            )}
          </DrawerPanel>
        </PortalContainer>
      )}
    </StyledDrawer>
  );
}
