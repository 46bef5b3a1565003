import { promises } from '@fnc/domain';
import { ChevronDown, Menu } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { opensModal } from '../../components/Dialog/invoker.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { footerId } from '../Footer/footerId.ts';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { bookEmoji } from './bookEmoji.ts';
import { menuId, MobileMenu } from './MobileMenu.tsx';
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
import { GroupBox, GroupButton, Panel, PanelItem, PanelText, Picture } from './NavDropdown.styles.ts';
import { isGroup, type NavBarProps, type NavGroup, type NavLeafId } from './navEntries.ts';
import { Drawing } from './NavItemIcon.styles.ts';
import { NavLeafLink } from './NavLeafLink.tsx';
import { useDisclosure } from './useDisclosure.ts';

/** Icons on a grid of 40 by 40, in the chart's line style. */
const drawings: Partial<Record<NavLeafId, ReactNode>> = {
  // The island, with the course that ends there.
  whyCyprus: (
    <>
      <path d="M4 25.5c2.5-3 6-2.6 8.5-4.3 2.2-1.5 4.2-.6 6.5-1.4 5-1.7 9.5-3.8 16.5-8.3-3.2 5.2-6.3 7.3-7 9.7-.8 2.7-2.6 3-3.7 5.6-3 1-5.5.6-7.6 2.7-4.4 1.7-9 .9-13.2-4z" />
      <circle cx="19" cy="26" r="2.2" />
      <path className="course" d="M4 36c5 0 12-3 15-7.5" />
    </>
  ),
  experiences: <path d="M6 8.5h28v17.5H20l-8 7v-7H6zM12 14.5h16M12 20h10" />,
  faq: (
    <>
      <circle cx="20" cy="20" r="14" />
      <path d="M15.5 16.5c.3-6 9.3-6 9.3 0 0 4-4.8 3.7-4.8 8M20 28.5v.6" />
    </>
  ),
  knowledge: <path d="M20 10c-4-2.6-9-3-14-2v23c5-1 10-.6 14 2 4-2.6 9-3 14-2V8c-5-1-10-.6-14 2zM20 10v23" />,
  steps: (
    <>
      <path className="course" d="M7.5 27.5C11 22 14 17.5 16.5 16.5M22 16.5c3 .4 6-.4 8.5-3.5" />
      <circle cx="6" cy="30" r="2.8" />
      <circle cx="19.2" cy="15.5" r="2.8" />
      <circle cx="33" cy="11" r="2.8" />
    </>
  ),
  calculator: (
    <>
      <path d="M4 33h32M9 33V9h8v24M25 33V21h8v12" />
      <path className="course" d="M25 18V9h8v9" />
    </>
  ),
  freeConsult: (
    <>
      <circle cx="20" cy="20" r="14" />
      <path d="M20 11v9l6 4" />
    </>
  ),
};

/** The icon before a panel's entry; entries without a picture have none. */
function NavItemIcon({ id }: { id: NavLeafId }) {
  if (id === 'freeEbook') return <span aria-hidden="true">{bookEmoji}</span>;
  const drawing = drawings[id];
  if (drawing === undefined) return null;
  return (
    <Drawing viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {drawing}
    </Drawing>
  );
}

const hints = {
  whyCyprus: 'navbar.whyCyprusHint',
  experiences: 'navbar.experiencesHint',
  faq: 'navbar.faqHint',
  knowledge: 'navbar.knowledgeHint',
  steps: 'navbar.stepsHint',
  calculator: 'navbar.calculatorHint',
  freeEbook: 'navbar.freeEbookHint',
  freeConsult: 'navbar.freeConsultHint',
} as const;

const hasHint = (id: NavLeafId): id is keyof typeof hints => id in hints;

const figures = {
  pages: promises.guidePages.value,
  minutes: promises.intakeMinutes.value,
  hours: promises.answerHours.value,
};

interface NavDropdownProps {
  group: NavGroup;
  current: NavLeafId | undefined;
  /** Whether scripts run; otherwise styles open the panel. */
  live: boolean;
}

/** An entry with a panel; on wide screens. */
function NavDropdown({ group, current, live }: NavDropdownProps) {
  const { t } = useTranslation('site');
  const panelId = useId();
  const { open, close, boxProps, buttonProps } = useDisclosure();
  return (
    <GroupBox {...boxProps}>
      <GroupButton
        {...buttonProps}
        type="button"
        aria-controls={panelId}
        data-current={group.items.some(({ id }) => id === current)}
      >
        {t(`navbar.${group.id}`)}
        <Icon of={ChevronDown} size={18} />
      </GroupButton>
      <Panel id={panelId} data-open={live ? open : 'byStyles'}>
        {group.items.map((item) => (
          <li key={item.id}>
            <PanelItem entry={item} current={item.id === current} onChosen={close}>
              <Picture>
                <NavItemIcon id={item.id} />
              </Picture>
              <PanelText>
                <b>{t(`navbar.${item.id}`)}</b>
                {hasHint(item.id) && <span>{t(hints[item.id], figures)}</span>}
              </PanelText>
            </PanelItem>
          </li>
        ))}
      </Panel>
    </GroupBox>
  );
}

/** Links to the form, the form itself, and the page's foot, which the action would cover. */
const inPlace = 'main a[data-variant="primary"], main form, footer';

function isAway(): boolean {
  return ![...document.querySelectorAll(inPlace)].some((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

/** Whether neither the page's action nor its target is visible; false at first. */
function useActionAway(): boolean {
  const [away, setAway] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setAway(isAway()));
    };
    // The page grows and shrinks during hydration.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', look);
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

const never = () => () => undefined;

/** Whether scripts run: false in prerendered HTML and until hydration. */
const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** After this many px the bar gets a line and a shadow. */
const scrolledAfter = 50;

/**
 * The bar at the top of every page. Before its script runs, hover and focus open its panels, and the browser opens the
 * menu of small screens. Without scripts the menu button leads to the links in the footer, because not every browser
 * can open a menu without them. The bar shows the page's action, filled while no other is visible; small screens show
 * it at the foot of the page instead. On the calculator's page its own offer takes that place.
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
