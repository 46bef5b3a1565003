import type { Lead } from '@fnc/domain';
import { Copy, Ellipsis, Phone, Reply, UserRound } from 'lucide-react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink } from '../../components/Menu/MenuParts.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { answerMail } from '../leads/answerMail.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { DashboardHrefs } from './dashboardData.ts';
import { WaitingAction } from './WaitingLeads.styles.ts';

export interface WaitingActionsProps {
  lead: Lead;
  /** The question, quoted in the answer. */
  message: string | undefined;
  /** The oldest deadline: only its button is the primary one. */
  first: boolean;
  hrefs: DashboardHrefs;
  onCopy: (text: string) => Promise<void>;
}

/** Answer, and on a phone the other ways to reach somebody. */
export function WaitingActions({ lead, message, first, hrefs, onCopy }: WaitingActionsProps) {
  const { t } = useAdminWords();
  const toast = useToast();
  const copy = () =>
    void onCopy(lead.email).then(() => toast.show({ message: t('dashboard.copied', { email: lead.email }) }));
  return (
    <WaitingAction>
      <ButtonLink
        href={answerMail(lead, message)}
        aria-label={t('dashboard.answerTo', { name: lead.name })}
        icon={Reply}
        variant={first ? 'primary' : 'secondary'}
      >
        {t('dashboard.answer')}
      </ButtonLink>
      <Menu
        align="end"
        trigger={<IconButton variant="secondary" icon={Ellipsis} label={t('dashboard.moreFor', { name: lead.name })} />}
      >
        <MenuLink icon={UserRound} href={hrefs.lead(lead)}>
          {t('dashboard.openLead')}
        </MenuLink>
        <MenuItem icon={Copy} onSelect={copy}>
          {t('dashboard.copyEmail')}
        </MenuItem>
        {lead.phone !== undefined && (
          <MenuLink icon={Phone} href={`tel:${lead.phone.replaceAll(/[^+\d]/g, '')}`}>
            {t('dashboard.call', { phone: lead.phone })}
          </MenuLink>
        )}
      </Menu>
    </WaitingAction>
  );
}
