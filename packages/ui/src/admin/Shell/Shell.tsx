import type { User } from '@fnc/domain';
import { ChevronsUpDown, CircleX, Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { LazyPart } from '../../components/OnDemand/LazyPart.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Appearance } from '../AppearanceControls/AppearanceControls.tsx';
import type { ChangePasswordFormProps } from '../ChangePassword/ChangePasswordForm.tsx';
import { useShortcuts } from '../keys/useShortcuts.ts';
import { OpenPaletteContext, usePaletteKey } from '../Palette/openPalette.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { type NavEntry, navIcons, navKeys, phoneEntryOf } from './navEntries.ts';
import { Rail } from './Rail.tsx';
import type { ServerHealth } from './serverHealth.ts';
import type { ShellDialog } from './ShellDialogs.tsx';
import { useFocusKept } from './useFocusKept.ts';
import {
  AboveBottomBar,
  AbovePage,
  AccountButton,
  AccountWords,
  Bar,
  BottomBadge,
  BottomEntry,
  Frame,
  Main,
} from './Shell.styles.ts';

interface BottomBarProps {
  entries: readonly NavEntry[];
  /** `null` on a page behind "Meer". */
  current: NavEntry['id'] | null;
  health: ServerHealth;
  more: ReactNode;
}

/** The navigation of a phone, instead of the rail; a line above it says that the server does not respond. */
function BottomBar({ entries, current, health, more }: BottomBarProps) {
  const { t } = useAdminWords();
  const { waitingCount = 0, lateCount = 0 } = health.status ?? {};
  return (
    <Bar>
      <p role="status">
        {health.state === 'down' && (
          <>
            <Icon of={CircleX} />
            {t('shell.serverDown')}
          </>
        )}
      </p>
      <nav aria-label={t('shell.navigation')}>
        <ul>
          {entries.map(({ id, href }) => (
            <li key={id}>
              <BottomEntry as={RoutedLink} href={href} aria-current={id === current ? 'page' : undefined}>
                <Icon of={navIcons[id]} />
                {t(id === 'campaigns' ? 'shell.mail' : `shell.${id}`)}
                {id === 'leads' && waitingCount > 0 && (
                  <BottomBadge data-late={lateCount > 0}>
                    {waitingCount}
                    <VisuallyHidden>
                      {' '}
                      {t('shell.waiting', { count: waitingCount })}
                      {lateCount > 0 && `, ${t('shell.late', { count: lateCount })}`}
                    </VisuallyHidden>
                  </BottomBadge>
                )}
              </BottomEntry>
            </li>
          ))}
          <li>{more}</li>
        </ul>
      </nav>
    </Bar>
  );
}

const fetchDialogs = () => import('./ShellDialogs.tsx');

export interface ShellProps {
  entries: readonly NavEntry[];
  /** `null` on a page without an entry. */
  current: NavEntry['id'] | null;
  /** Changes with the page: the focus then moves to its content. */
  pageKey: string;
  user: User;
  health: ServerHealth;
  /** The browser blocks its storage: a notice above every page says so. */
  memoryOnly: boolean;
  /** The advisor's choice; `null`: open if there is room. */
  railOpen: boolean | null;
  onRailOpen: (open: boolean) => void;
  appearance: Appearance;
  /** Called by the shortcuts `g` and the letter of a page. */
  onGo: (id: NavEntry['id']) => void;
  onChangePassword: ChangePasswordFormProps['onChange'];
  onSignOut: () => void;
  siteHref: string;
  accountHref: string;
  changesHref: string;
  /** Opens the command palette: Ctrl-K, or its button. */
  onSearch: () => void;
  dialog: ShellDialog | null;
  onDialog: (dialog: ShellDialog | null) => void;
  /** The session ended: the page stays mounted, but cannot be read or printed. */
  covered?: boolean | undefined;
  children: ReactNode;
}

export function Shell(props: ShellProps) {
  const { entries, current, pageKey, user, health, onGo, onSearch, dialog, onDialog } = props;
  const roomy = !useBelow('openRail');
  const railOpen = props.railOpen ?? roomy;
  const phoneEntry = phoneEntryOf(current);
  const { t } = useAdminWords();
  const close = () => onDialog(null);

  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  const shownPage = useRef(pageKey);

  useEffect(() => {
    if (shownPage.current === pageKey) return;
    shownPage.current = pageKey;
    main.current?.focus({ preventScroll: true });
  }, [pageKey]);

  usePaletteKey(onSearch);
  useShortcuts({
    '?': () => onDialog('shortcuts'),
    ...Object.fromEntries(entries.map(({ id }) => [`g ${navKeys[id]}`, () => onGo(id)])),
  });

  const account = {
    user,
    appearance: props.appearance,
    siteHref: props.siteHref,
    accountHref: props.accountHref,
    changesHref: props.changesHref,
    onChangePassword: () => onDialog('password'),
    onShortcuts: () => onDialog('shortcuts'),
    onSignOut: props.onSignOut,
  };

  return (
    <Frame data-rail={railOpen ? 'open' : 'closed'} data-server={health.state}>
      <AboveBottomBar />
      <SkipLink to="content" />
      <Rail
        entries={entries}
        current={current}
        health={health}
        open={railOpen}
        onOpen={props.onRailOpen}
        onSearch={onSearch}
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
                      <span>{t(`shell.roles.${user.role}`)}</span>
                    </AccountWords>
                    <Icon of={ChevronsUpDown} />
                  </>
                )}
              </AccountButton>
            }
          />
        }
      />
      <Main id="content" ref={main} tabIndex={-1} data-covered={props.covered}>
        {props.memoryOnly && (
          <AbovePage>
            <Alert tone="danger" title={t('shell.memoryOnly')}>
              {t('shell.memoryOnlyText')}
            </Alert>
          </AbovePage>
        )}
        <OpenPaletteContext value={onSearch}>{props.children}</OpenPaletteContext>
      </Main>
      <BottomBar
        entries={entries.filter(({ id }) => id === phoneEntryOf(id))}
        current={phoneEntry}
        health={health}
        more={
          <AccountMenu
            {...account}
            more={entries.filter(({ id }) => id !== phoneEntryOf(id))}
            side="top"
            trigger={
              <BottomEntry aria-current={phoneEntry === null || undefined}>
                <Icon of={Ellipsis} />
                {t('shell.more')}
              </BottomEntry>
            }
          />
        }
      />
      <LazyPart fetchCode={fetchDialogs} open={dialog !== null} onClose={close}>
        {({ ShellDialogs }) => <ShellDialogs open={dialog} onClose={close} onChangePassword={props.onChangePassword} />}
      </LazyPart>
    </Frame>
  );
}
