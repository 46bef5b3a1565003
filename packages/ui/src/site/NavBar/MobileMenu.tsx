import { ChevronDown, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { useModal } from '../../components/Dialog/useModal.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Entries, First, Foot, Group, Head, List, Rose, Second, Sheet } from './MobileMenu.styles.ts';
import { bookEmoji } from './bookEmoji.ts';
import { isGroup, type NavBarProps } from './navEntries.ts';
import { NavLeafLink } from './NavLeafLink.tsx';

export interface MobileMenuProps extends NavBarProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The whole screen on phones and tablets. A modal dialog, so what lies behind it can neither be reached nor scrolled. One
 * group is open at a time, that of the current page or the first; the way out and the invitation stay in sight.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { open, onClose, entries, current, language, homeHref, languageSwitch, contactHref } = props;
  const { t } = useTranslation('site');
  const sheet = useModal(open);
  const groups = useId();
  const opened = (
    entries.filter(isGroup).find(({ items }) => items.some(({ id }) => id === current)) ?? entries.find(isGroup)
  )?.id;
  return (
    <Sheet ref={sheet} aria-label={t('navbar.menu')} onClose={() => open && onClose()}>
      {open && (
        <>
          <Rose>
            <CompassRose />
          </Rose>
          <Head>
            <Wordmark language={language} href={homeHref} onChosen={onClose} />
            <IconButton icon={X} label={t('navbar.closeMenu')} tooltip="none" onClick={onClose} data-autofocus="" />
          </Head>
          <Entries aria-label={t('navbar.label')}>
            <List>
              {entries.map((entry) => (
                <li key={entry.id}>
                  {isGroup(entry) ? (
                    <Group name={groups} open={entry.id === opened}>
                      <summary>
                        {t(`navbar.${entry.id}`)}
                        <Icon of={ChevronDown} size={20} />
                      </summary>
                      <Second>
                        {entry.items.map((item) => (
                          <li key={item.id}>
                            <NavLeafLink entry={item} current={item.id === current} onChosen={onClose}>
                              {item.id === 'freeEbook' ? <span aria-hidden="true">{bookEmoji}</span> : null}
                              {t(`navbar.${item.id}`)}
                            </NavLeafLink>
                          </li>
                        ))}
                      </Second>
                    </Group>
                  ) : (
                    <First entry={entry} current={entry.id === current} onChosen={onClose}>
                      {t(`navbar.${entry.id}`)}
                    </First>
                  )}
                </li>
              ))}
            </List>
          </Entries>
          <Foot>
            <ButtonLink variant="primary" href={contactHref} aria-haspopup="dialog" onClick={onClose}>
              {t('cta.button')}
            </ButtonLink>
            <LanguageToggle {...languageSwitch} size="large" />
          </Foot>
        </>
      )}
    </Sheet>
  );
}
