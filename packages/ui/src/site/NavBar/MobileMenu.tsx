import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { keepTabInside } from '../../components/Dialog/keepTabInside.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { First, Foot, Group, Head, Sheet } from './MobileMenu.styles.ts';
import { NavLeafLink } from './NavLeafLink.tsx';
import { bookEmoji, isGroup, type NavBarProps } from './navEntries.ts';

const menuId = 'site-menu';

/**
 * Attributes of a button with which the browser opens the menu without a script (invoker commands). React's types do
 * not have them yet.
 */
export const opensMenu = { commandfor: menuId, command: 'show-modal' };
const closesMenu = { commandfor: menuId, command: 'close' };

/**
 * The full-screen menu of phones and tablets. A modal dialog, so the page behind it can neither be used nor scrolled.
 * It is in the page and the browser opens it, so it works before any script. One group is open at a time, that of the
 * current page or the first; the cross and the invitation stay visible.
 */
export function MobileMenu({ entries, current, language, homeHref, languageSwitch, contactHref }: NavBarProps) {
  const { t } = useTranslation('site');
  const sheet = useRef<HTMLDialogElement>(null);
  const groups = useId();
  const opened = (
    entries.filter(isGroup).find(({ items }) => items.some(({ id }) => id === current)) ?? entries.find(isGroup)
  )?.id;
  const close = () => sheet.current?.close();

  useEffect(() => {
    const dialog = sheet.current;
    dialog?.addEventListener('keydown', keepTabInside);
    return () => dialog?.removeEventListener('keydown', keepTabInside);
  }, []);

  return (
    <Sheet ref={sheet} id={menuId} aria-label={t('navbar.menu')} suppressHydrationWarning>
      <div>
        <CompassRose />
      </div>
      <Head>
        {/* First, so that it takes the focus. */}
        <IconButton icon={X} label={t('navbar.closeMenu')} tooltip="none" {...closesMenu} />
        <Wordmark language={language} href={homeHref} onChosen={close} />
      </Head>
      <nav aria-label={t('navbar.label')}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              {isGroup(entry) ? (
                <Group name={groups} open={entry.id === opened}>
                  <summary>
                    {t(`navbar.${entry.id}`)}
                    <Icon of={ChevronDown} size={20} />
                  </summary>
                  <ul>
                    {entry.items.map((item) => (
                      <li key={item.id}>
                        <NavLeafLink entry={item} current={item.id === current} onChosen={close}>
                          {item.id === 'freeEbook' ? <span aria-hidden="true">{bookEmoji}</span> : null}
                          {t(`navbar.${item.id}`)}
                        </NavLeafLink>
                      </li>
                    ))}
                  </ul>
                </Group>
              ) : (
                <First entry={entry} current={entry.id === current} onChosen={close}>
                  {t(`navbar.${entry.id}`)}
                </First>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <Foot>
        <ButtonLink variant="primary" href={contactHref} aria-haspopup="dialog" onClick={close}>
          {t('cta.button')}
        </ButtonLink>
        <LanguageToggle {...languageSwitch} size="large" />
      </Foot>
    </Sheet>
  );
}
