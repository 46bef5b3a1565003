import type { User } from '@fnc/domain';
import { ChevronsUpDown, CircleUserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { useMedia } from '../../components/Table/useMedia.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Appearance } from '../AppearanceControls/AppearanceControls.tsx';
import { ChangePasswordDialog } from '../ChangePassword/ChangePasswordDialog.tsx';
import type { ChangePasswordFormProps } from '../ChangePassword/ChangePasswordForm.tsx';
import { useShortcuts } from '../keys/useShortcuts.ts';
import { ShortcutHelp } from '../ShortcutHelp/ShortcutHelp.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { NavEntry } from './navEntries.ts';
import { Rail } from './Rail.tsx';
import type { ServerHealth } from './serverHealth.ts';
import { AccountButton, AccountWords } from './AccountButton.styles.ts';
import { BottomBar } from './BottomBar.tsx';
import { BottomButton } from './BottomBar.styles.ts';
import { AboveBottomBar, Frame, Main } from './Shell.styles.ts';

export interface ShellProps {
  entries: readonly NavEntry[];
  current: NavEntry['id'];
  /** Changes with the page shown: the focus then moves to its content. */
  pageKey: string;
  user: User;
  health: ServerHealth;
  /** What the advisor chose; `null`: open where there is room for it. */
  railOpen: boolean | null;
  onRailOpen: (open: boolean) => void;
  appearance: Appearance;
  /** Shortcuts `g d` and `g l`. */
  onGo: (id: NavEntry['id']) => void;
  onChangePassword: ChangePasswordFormProps['onChange'];
  onSignOut: () => void;
  siteHref: string;
  children: ReactNode;
}

export function Shell(props: ShellProps) {
  const { entries, current, pageKey, user, health, onGo } = props;
  const roomy = useMedia('(min-width: 1400px)');
  const railOpen = props.railOpen ?? roomy;
  const { t } = useAdminWords();
  const [dialog, setDialog] = useState<'password' | 'shortcuts' | null>(null);
  const close = () => setDialog(null);
  const main = useRef<HTMLElement>(null);
  const shownPage = useRef(pageKey);

  useEffect(() => {
    if (shownPage.current === pageKey) return;
    shownPage.current = pageKey;
    main.current?.focus({ preventScroll: true });
  }, [pageKey]);

  useShortcuts({
    '?': () => setDialog('shortcuts'),
    'g d': () => onGo('dashboard'),
    'g l': () => onGo('leads'),
  });

  const account = {
    user,
    appearance: props.appearance,
    siteHref: props.siteHref,
    onChangePassword: () => setDialog('password'),
    onShortcuts: () => setDialog('shortcuts'),
    onSignOut: props.onSignOut,
  };

  return (
    <Frame data-rail={railOpen ? 'open' : 'closed'}>
      <AboveBottomBar />
      <SkipLink to="content" />
      <Rail
        entries={entries}
        current={current}
        health={health}
        open={railOpen}
        onOpen={props.onRailOpen}
        account={
          <AccountMenu
            {...account}
            side={railOpen ? 'top' : 'right'}
            trigger={
              <AccountButton>
                <Avatar name={user.name} />
                <VisuallyHidden>
                  {t('shell.accountShort')}: {railOpen ? '' : user.name}
                </VisuallyHidden>
                {railOpen && (
                  <>
                    <AccountWords title={user.name}>
                      <strong title={user.name}>{user.name}</strong>
                      <span>{t('shell.admin')}</span>
                    </AccountWords>
                    <Icon of={ChevronsUpDown} />
                  </>
                )}
              </AccountButton>
            }
          />
        }
      />
      <Main id="content" ref={main} tabIndex={-1}>
        {props.children}
      </Main>
      <BottomBar
        entries={entries}
        current={current}
        waitingCount={health.status?.waitingCount ?? 0}
        account={
          <AccountMenu
            {...account}
            side="top"
            trigger={
              <BottomButton>
                <Icon of={CircleUserRound} />
                {t('shell.accountShort')}
              </BottomButton>
            }
          />
        }
      />
      <ChangePasswordDialog open={dialog === 'password'} onClose={close} onChange={props.onChangePassword} />
      <ShortcutHelp open={dialog === 'shortcuts'} onClose={close} />
    </Frame>
  );
}
