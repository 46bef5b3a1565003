import type { ReactNode } from 'react';
import { PortalContainer } from '../../components/Dialog/PortalContainer.tsx';
import { useModalDialog } from '../../components/Dialog/useModalDialog.ts';
import { DialogFrame, FullDialog } from './CampaignDialog.styles.ts';

export interface CampaignDialogProps {
  /** `id` of the title. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** A full-window dialog; the list behind it keeps its scroll position. A click beside it does not close it. */
export function CampaignDialog({ labelledBy, onClose, children }: CampaignDialogProps) {
  const { ref, props } = useModalDialog({ open: true, onClose, onBackdrop: 'keep' });
  return (
    <FullDialog {...props} ref={ref} aria-labelledby={labelledBy}>
      <PortalContainer value={ref}>
        <DialogFrame>{children}</DialogFrame>
      </PortalContainer>
    </FullDialog>
  );
}
