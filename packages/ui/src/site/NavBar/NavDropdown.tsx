import { promises } from '@fnc/domain';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Drawing, GroupButton, Panel, PanelItem } from './NavBar.styles.ts';
import { bookEmoji, type NavGroup, type NavLeafId } from './navEntries.ts';

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

/** How the panel was opened: the pointer may close it again, a click pins it. */
type Opened = 'no' | 'byHover' | 'byChoice';

const itemsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-nav-item]')];

const stepOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};

/**
 * A button with a panel below it: hover, click, Enter and arrow down open it; arrow keys, Home and End move through the
 * items; Escape (focus back on the button), losing the focus and a press outside close it. Pages without the app do the
 * same by a script of their own (apps/site/prerender/page/menus.ts).
 */
function useDisclosure() {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>('no');
  const open = opened !== 'no';
  const close = () => setOpened('no');

  // Styles opened it before the script came: under the pointer, and with the focus in it, it stays open.
  useLayoutEffect(() => {
    if (box.current?.matches(':hover, :focus-within')) setOpened('byHover');
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const pressed = (event: MouseEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpened('no');
    };
    document.addEventListener('mousedown', pressed);
    return () => document.removeEventListener('mousedown', pressed);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      button.current?.focus();
      return;
    }
    const items = box.current ? itemsOf(box.current) : [];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = stepOf(event.key, at, items.length);
    if (next === null || (at === -1 && event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpened('byChoice');
    // The panel is always in the page, only hidden, so the item is focusable after the next paint.
    requestAnimationFrame(() => items[next]?.focus());
  };

  return {
    open,
    close,
    boxProps: {
      ref: box,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close();
      },
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpened((was) => (was === 'no' ? 'byHover' : was));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpened((was) => (was === 'byHover' ? 'no' : was));
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      onClick: () => setOpened((was) => (was === 'byChoice' ? 'no' : 'byChoice')),
    },
  };
}

interface NavDropdownProps {
  group: NavGroup;
  current: NavLeafId | undefined;
}

const never = () => () => undefined;

/** Whether scripts run: false in prerendered HTML and until hydration. */
const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Until scripts run, styles open it. Its entries are not rendered again when they do. */
function LivePanel({ open, ...props }: ComponentProps<typeof Panel> & { open: boolean }) {
  return <Panel {...props} data-open={useLive() ? open : 'byStyles'} />;
}

/** An entry with a panel; on wide screens. */
export function NavDropdown({ group, current }: NavDropdownProps) {
  const { t } = useTranslation('site');
  const panelId = useId();
  const { open, close, boxProps, buttonProps } = useDisclosure();
  return (
    <div {...boxProps}>
      <GroupButton
        {...buttonProps}
        type="button"
        aria-controls={panelId}
        data-current={group.items.some(({ id }) => id === current)}
      >
        {t(`navbar.${group.id}`)}
        <Icon of={ChevronDown} size={18} />
      </GroupButton>
      <LivePanel id={panelId} open={open}>
        {group.items.map((item) => (
          <li key={item.id}>
            <PanelItem entry={item} current={item.id === current} onChosen={close}>
              <span>
                <NavItemIcon id={item.id} />
              </span>
              <span>
                <b>{t(`navbar.${item.id}`)}</b>
                {hasHint(item.id) && <span>{t(hints[item.id], figures)}</span>}
              </span>
            </PanelItem>
          </li>
        ))}
      </LivePanel>
    </div>
  );
}
