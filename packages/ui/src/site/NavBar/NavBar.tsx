import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import { footerId } from '../Footer/footerId.ts';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Bar, Content, Entries, MenuButton, MenuLink, RoomForTheBar } from './NavBar.styles.ts';
import { NavDropdown } from './NavDropdown.tsx';
import { isGroup, type NavBarProps } from './navEntries.ts';
import { NavLeafLink } from './NavLeafLink.tsx';
import { useLive } from './useLive.ts';
import { useMobileMenu } from './useMobileMenu.ts';
import { useScrolled } from './useScrolled.ts';

/** After this many px the bar gets a line and a shadow. */
const scrolledAfter = 50;

/**
 * The bar at the top of every page. Without scripts its panels open under pointer and focus, and the three bars of small
 * screens lead to the list at the foot of the page.
 */
export function NavBar(props: NavBarProps) {
  const { language, homeHref, entries, current, languageSwitch } = props;
  const { t } = useTranslation('site');
  const scrolled = useScrolled(scrolledAfter);
  const live = useLive();
  const toFooter = useRef<HTMLAnchorElement>(null);
  const menu = useMobileMenu(() => toFooter.current?.click());
  return (
    <Bar data-scrolled={scrolled}>
      <RoomForTheBar />
      <Content>
        <Wordmark language={language} href={homeHref} />
        <nav aria-label={t('navbar.label')}>
          <Entries>
            {entries.map((entry) => (
              <li key={entry.id}>
                {isGroup(entry) ? (
                  <NavDropdown group={entry} current={current} live={live} />
                ) : (
                  <NavLeafLink entry={entry} current={entry.id === current}>
                    {t(`navbar.${entry.id}`)}
                  </NavLeafLink>
                )}
              </li>
            ))}
            <li>
              <LanguageToggle {...languageSwitch} />
            </li>
          </Entries>
          {live && (
            <MenuButton
              {...menu.buttonProps}
              data-menu=""
              type="button"
              aria-label={t('navbar.openMenu')}
              aria-haspopup="dialog"
            >
              <Icon of={Menu} size={24} />
            </MenuButton>
          )}
          <MenuLink ref={toFooter} data-menu="" href={`#${footerId}`} aria-label={t('navbar.menu')} hidden={live}>
            <Icon of={Menu} size={24} />
          </MenuLink>
        </nav>
      </Content>
      {menu.Menu !== null && <menu.Menu {...props} open={menu.open} onClose={menu.close} />}
    </Bar>
  );
}
