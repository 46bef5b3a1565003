import type { User } from '@fnc/domain';
import { ChevronDown, KeyRound, LogOut } from 'lucide-react';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { ChangePasswordFormProps } from '../ChangePassword/ChangePasswordForm.tsx';
import { ToolRow } from '../DataTools/ToolRow.tsx';
import { ToolRows } from '../DataTools/ToolRow.styles.ts';
import { FactRow, FactSection, FactTitle } from '../FactList/FactList.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { PasswordFormPlace, PasswordPanel } from './Dashboard.styles.ts';

const PasswordPanelForm = lazy(async () => ({ default: (await import('./PasswordPanelForm.tsx')).PasswordPanelForm }));

export interface AccountPanelProps {
  /** The role of the signed-in user; `null` until it is known. */
  role: User['role'] | null;
  onChangePassword: ChangePasswordFormProps['onChange'];
  onSignOut: () => void;
}

/** The role, a button that replaces itself by the password form, and the sign-out. */
export function AccountPanel({ role, onChangePassword, onSignOut }: AccountPanelProps) {
  const { t } = useAdminWords();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  // Stable across renders: the form's timer depends on it.
  const close = useCallback(() => {
    setOpen(false);
    toggle.current?.focus();
  }, []);

  return (
    <FactSection>
      <FactTitle>{t('dashboard.account')}</FactTitle>
      <dl>
        <FactRow>
          <dt>{t('dashboard.role')}</dt>
          <dd>{role === null ? '–' : t(`shell.roles.${role}`)}</dd>
        </FactRow>
      </dl>
      <ToolRows>
        <li>
          <ToolRow
            ref={toggle}
            icon={KeyRound}
            end={<Icon of={ChevronDown} />}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {t('shell.changePassword')}
          </ToolRow>
          <PasswordPanel id={panelId} hidden={!open}>
            {open && (
              <>
                <Text size="meta" tone="quiet" above={2} below={2} wide>
                  {t('password.dialogIntro')}
                </Text>
                <Suspense fallback={<PasswordFormPlace aria-busy="true" />}>
                  <PasswordPanelForm
                    onChange={onChangePassword}
                    onDone={close}
                    wayOut={<Button onClick={close}>{t('common:action.cancel')}</Button>}
                  />
                </Suspense>
              </>
            )}
          </PasswordPanel>
        </li>
        <li>
          <ToolRow icon={LogOut} onClick={onSignOut}>
            {t('shell.signOut')}
          </ToolRow>
        </li>
      </ToolRows>
    </FactSection>
  );
}
