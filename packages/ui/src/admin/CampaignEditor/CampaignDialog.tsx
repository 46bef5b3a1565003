import type { ReactNode } from 'react';
import { PortalContainer } from '../../components/Dialog/PortalContainer.tsx';
import { useModalDialog } from '../../components/Dialog/useModalDialog.ts';
import { DialogFrame, FullDialog } from './CampaignDialog.styles.ts';

export interface CampaignDialogProps {
  /** `id` of its title. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** The task that takes the whole window; the list behind it stays where it was. A click beside it loses nothing. */
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
