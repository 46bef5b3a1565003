import { Menu } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MobileMenu, opensMenu } from './MobileMenu.tsx';
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
import { NavLeafLink } from './NavLeafLink.tsx';
import { footerId, isGroup, type NavBarProps } from './navEntries.ts';

/** Links to the form, the form itself, and the page's foot, which the action would cover. */
const inPlace = 'main a[data-variant="primary"], main form, footer';

/**
 * Whether neither the page's action nor its target is visible; false at first. Observed instead of measured: measuring
 * lays out the page, and behind an open dialog parts of it are skipped. What that dialog hides counts as visible.
 */
function useActionAway(): boolean {
  const [away, setAway] = useState(false);

  useEffect(() => {
    const inView = new Set<Element>();
    const look = () => {
      seen.disconnect();
      inView.clear();
      const elements = document.querySelectorAll(inPlace);
      for (const element of elements) seen.observe(element);
      if (elements.length === 0) setAway(true);
    };
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting && boundingClientRect.width > 0) inView.add(target);
        else inView.delete(target);
      }
      if (entries.some(({ target }) => !target.isConnected)) look();
      else if (document.querySelector('dialog:modal') === null) setAway(inView.size === 0);
    });
    // The page grows and shrinks during hydration.
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    return () => {
      seen.disconnect();
      grown.disconnect();
    };
  }, []);

  return away;
}

/** Whether the page is scrolled more than `threshold` px; false at first. */
function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > threshold);
    // In a frame, when layout happens anyway: reading it during hydration would force an extra layout.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [threshold]);

  return scrolled;
}

/** After this many px the bar gets a line and a shadow. */
const scrolledAfter = 50;

const ActionAway = createContext(false);

/** Scrolling renders the bar and its action anew, not its entries: a visitor may be pressing one of them. */
function ScrollingBar({ children }: { children: ReactNode }) {
  const scrolled = useScrolled(scrolledAfter);
  const away = useActionAway();
  return (
    <Bar data-scrolled={scrolled}>
      <ActionAway value={away}>{children}</ActionAway>
    </Bar>
  );
}

function HeadAction({ href, children }: { href: string; children: ReactNode }) {
  const away = useContext(ActionAway);
  return (
    <ActionInHead data-action="">
      <ButtonLink variant={away ? 'primary' : 'secondary'} size="small" href={href} aria-haspopup="dialog">
        {children}
      </ButtonLink>
    </ActionInHead>
  );
}

function FootAction({ href, children }: { href: string; children: ReactNode }) {
  const away = useContext(ActionAway);
  return (
    <ActionAtFoot data-away={away || undefined}>
      <ButtonLink variant="primary" width="full" href={href} aria-haspopup="dialog">
        {children}
      </ButtonLink>
    </ActionAtFoot>
  );
}

/**
 * The bar at the top of every page. Before its script runs, hover and focus open its panels, and the browser opens the
 * menu of small screens. Without scripts the menu button leads to the links in the footer, because not every browser
 * can open a menu without them. The bar shows the page's action, filled while no other is visible; small screens show
 * it at the foot of the page instead. On the calculator's page its own offer takes that place.
 */
export function NavBar(props: NavBarProps) {
  const { language, homeHref, contactHref, entries, current, languageSwitch } = props;
  const { t } = useTranslation('site');
  return (
    <>
      <ScrollingBar>
        <RoomForTheBar />
        <Content>
          <Wordmark language={language} href={homeHref} />
          <nav aria-label={t('navbar.label')}>
            <Entries>
              {entries.map((entry) => (
                <li key={entry.id}>
                  {isGroup(entry) ? (
                    <NavDropdown group={entry} current={current} />
                  ) : (
                    <NavLeafLink entry={entry} current={entry.id === current}>
                      {t(`navbar.${entry.id}`)}
                    </NavLeafLink>
                  )}
                </li>
              ))}
              <HeadAction href={contactHref}>{t('cta.button')}</HeadAction>
              <li>
                <LanguageToggle {...languageSwitch} />
              </li>
            </Entries>
            <MenuButton {...opensMenu} type="button" aria-label={t('navbar.openMenu')} aria-haspopup="dialog">
              <Icon of={Menu} size={24} />
            </MenuButton>
            <MenuLink href={`#${footerId}`} aria-label={t('navbar.menu')}>
              <Icon of={Menu} size={24} />
            </MenuLink>
          </nav>
        </Content>
        {current !== 'calculator' && <FootAction href={contactHref}>{t('cta.button')}</FootAction>}
      </ScrollingBar>
      <MobileMenu {...props} />
    </>
  );
}
