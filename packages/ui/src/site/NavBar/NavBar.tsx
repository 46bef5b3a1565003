import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { opensModal } from '../../components/Dialog/invoker.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { footerId } from '../Footer/footerId.ts';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MobileMenu, menuId } from './MobileMenu.tsx';
import {
  ActionAtFoot,
  ActionInHead,
  Bar,
  Content,
  Entries,
  MenuButton,
  MenuLink,
  RoomForTheBar,
} from './NavBar.styles.ts';
import { NavDropdown } from './NavDropdown.tsx';
import { isGroup, type NavBarProps } from './navEntries.ts';
import { NavLeafLink } from './NavLeafLink.tsx';
import { useActionAway } from './useActionAway.ts';
import { useLive } from './useLive.ts';
import { useScrolled } from './useScrolled.ts';

/** After this many px the bar gets a line and a shadow. */
const scrolledAfter = 50;

/**
 * The bar at the top of every page. Before its script its panels open under pointer and focus, and the browser opens the
 * menu of small screens. Where scripts are off the three bars lead to the list at the foot of the page: not every browser
 * can open a menu without. The page's one action goes along: in the bar, filled while no other of its kind is in sight, and on small
 * screens at the foot of the window for as long; on the calculator's page its own offer stands there.
 */
export function NavBar(props: NavBarProps) {
  const { language, homeHref, contactHref, entries, current, languageSwitch } = props;
  const { t } = useTranslation('site');
  const scrolled = useScrolled(scrolledAfter);
  const live = useLive();
  const actionAway = useActionAway();
  return (
    <>
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
              <ActionInHead data-action="">
                <ButtonLink
                  variant={actionAway ? 'primary' : 'secondary'}
                  size="small"
                  href={contactHref}
                  aria-haspopup="dialog"
                >
                  {t('cta.button')}
                </ButtonLink>
              </ActionInHead>
              <li>
                <LanguageToggle {...languageSwitch} />
              </li>
            </Entries>
            <MenuButton {...opensModal(menuId)} type="button" aria-label={t('navbar.openMenu')} aria-haspopup="dialog">
              <Icon of={Menu} size={24} />
            </MenuButton>
            <MenuLink href={`#${footerId}`} aria-label={t('navbar.menu')}>
              <Icon of={Menu} size={24} />
            </MenuLink>
          </nav>
        </Content>
        {current !== 'calculator' && (
          <ActionAtFoot data-away={actionAway || undefined}>
            <ButtonLink variant="primary" width="full" href={contactHref} aria-haspopup="dialog">
              {t('cta.button')}
            </ButtonLink>
          </ActionAtFoot>
        )}
      </Bar>
      <MobileMenu {...props} />
    </>
  );
}
