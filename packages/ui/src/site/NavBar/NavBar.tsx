import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Bar, Content, Entries, MenuButton } from './NavBar.styles.ts';
import { NavDropdown } from './NavDropdown.tsx';
import { isGroup, type NavBarProps } from './navEntries.ts';
import { NavLeafLink } from './NavLeafLink.tsx';
import { useScrolled } from './useScrolled.ts';

/** After this many px the bar gets a line and a shadow. */
const scrolledAfter = 50;

export function NavBar(props: NavBarProps) {
  const { language, homeHref, entries, current, languageSwitch } = props;
  const { t } = useTranslation('site');
  const scrolled = useScrolled(scrolledAfter);
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <Bar data-scrolled={scrolled}>
      <Content>
        <Wordmark language={language} href={homeHref} />
        <nav aria-label={t('navbar.label')}>
          <Entries>
            {entries.map((entry) => (
              <li key={entry.id}>
                {isGroup(entry) ? (
                  <NavDropdown group={entry} />
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
          <MenuButton
            type="button"
            aria-label={t('navbar.openMenu')}
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Icon of={Menu} size={24} />
          </MenuButton>
        </nav>
      </Content>
      <MobileMenu {...props} open={menuOpen} onClose={() => setMenuOpen(false)} />
    </Bar>
  );
}
