import { type Language, languages, type User } from '@fnc/domain';
import {
  ExternalLink,
  History,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  Moon,
  ShieldCheck,
  Sun,
} from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import type { Appearance } from '../AppearanceControls/AppearanceControls.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { type NavEntry, navIcons } from './navEntries.ts';
import { AccountItem, AccountSection, AccountTitle } from './Shell.styles.ts';

interface AccountMenuProps {
  trigger: ReactElement;
  user: User;
  appearance: Appearance;
  siteHref: string;
  /** The address of the account page: second step and open sessions. */
  accountHref: string;
  /** The address of the log of changes. */
  changesHref: string;
  /** Pages for which the bottom bar of a phone has no room. */
  more?: readonly NavEntry[] | undefined;
  side: 'right' | 'top';
  onChangePassword: () => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** The signed-in user, theme and language, and the links of the account. */
export function AccountMenu({
  trigger,
  user,
  appearance,
  siteHref,
  accountHref,
  changesHref,
  more,
  side,
  ...actions
}: AccountMenuProps) {
  const { t, language } = useAdminWords();
  const [open, setOpen] = useState(false);

  const item = (icon: LucideIcon, label: string, act: () => void, keyCap?: string) => (
    <AccountItem
      onClick={() => {
        setOpen(false);
        act();
      }}
    >
      <Icon of={icon} />
      {label}
      {keyCap !== undefined && <Kbd aria-hidden="true">{keyCap}</Kbd>}
    </AccountItem>
  );

  return (
    <Popover
      trigger={trigger}
      label={t('shell.account', { name: user.name })}
      open={open}
      onOpen={setOpen}
      side={side}
      align="end"
    >
      <AccountTitle>
        <strong>{user.name}</strong>
        <span>{t(`shell.roles.${user.role}`)}</span>
      </AccountTitle>
      {more !== undefined && more.length > 0 && (
        <AccountSection>
          {more.map(({ id, href }) => (
            <AccountItem as={RoutedLink} key={id} href={href} onClick={() => setOpen(false)}>
              <Icon of={navIcons[id]} />
              {t(`shell.${id}`)}
            </AccountItem>
          ))}
        </AccountSection>
      )}
      <AccountSection>
        <div>
          {t('shell.theme')}
          <Segments
            label={t('shell.theme')}
            options={[
              { value: 'light', label: t('shell.themeLight'), icon: Sun },
              { value: 'dark', label: t('shell.themeDark'), icon: Moon },
              { value: 'auto', label: t('shell.themeAuto') },
            ]}
            value={appearance.theme}
            onChoose={appearance.onTheme}
          />
        </div>
        <div>
          {t('shell.language')}
          <Segments<Language>
            label={t('shell.language')}
            options={languages.map((value) => ({
              value,
              label: t(`common:language.${value}`),
              short: value.toUpperCase(),
              lang: value,
            }))}
            value={language}
            onChoose={appearance.onLanguage}
          />
        </div>
      </AccountSection>
      <AccountSection>
        <AccountItem as={RoutedLink} href={accountHref} onClick={() => setOpen(false)}>
          <Icon of={ShieldCheck} />
          {t('secondStep.account')}
        </AccountItem>
        <AccountItem as={RoutedLink} href={changesHref} onClick={() => setOpen(false)}>
          <Icon of={History} />
          {t('shell.changes')}
        </AccountItem>
        {item(KeyRound, t('shell.changePassword'), actions.onChangePassword)}
        {item(Keyboard, t('shell.shortcuts'), actions.onShortcuts, '?')}
        <AccountItem as={RoutedLink} href={siteHref}>
          <Icon of={ExternalLink} />
          {t('shell.toSite')}
        </AccountItem>
        {item(LogOut, t('shell.signOut'), actions.onSignOut)}
      </AccountSection>
    </Popover>
  );
}
