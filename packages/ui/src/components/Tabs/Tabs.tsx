import { Tabs as Base } from '@base-ui/react/tabs';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '../../locales/figures.ts';
import { Icon } from '../Icon/Icon.tsx';
import { StyledPanel, StyledTab, TabCount, TabList } from './Tabs.styles.ts';

/** Visible part of the neighbour in px, which shows that there is more. */
const peek = 32;

/** The `scrollLeft` at which `part` is fully inside `view`, with the least movement. All in px. */
export function scrollToShow(part: { start: number; end: number }, view: { scroll: number; width: number }): number {
  const first = Math.max(0, part.start - peek);
  const last = part.end + peek - view.width;
  // In a view narrower than the part, its beginning is shown.
  return Math.min(first, Math.max(view.scroll, last));
}

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Number of items in the panel, 0 included, or a share as text: "24 van 42". Read after the label. */
  count?: number | string | undefined;
  icon?: LucideIcon | undefined;
  /** Cannot be selected, but arrow keys still reach it, so that users know that it exists. */
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list: "Ontvangers". */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The selected tab. Controlled by the owner, so that it can be part of the URL. */
  value: Value;
  onChange: (value: Value) => void;
  /**
   * `automatic` (default): an arrow key shows the panel at once. `manual`: Enter or Space shows it, for panels that
   * load data, because arrowing past would load each of them.
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

/** Views of one thing, one at a time. On a narrow screen the row of tabs scrolls sideways; it never wraps. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, activation = 'automatic', children } = props;
  const { i18n } = useTranslation();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (!row || !chosen) return;
    row.scrollLeft = scrollToShow(
      { start: chosen.offsetLeft, end: chosen.offsetLeft + chosen.offsetWidth },
      { scroll: row.scrollLeft, width: row.clientWidth },
    );
  }, [value]);

  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <TabList ref={list} aria-label={label} activateOnFocus={activation === 'automatic'}>
        {tabs.map((tab) => (
          <StyledTab key={tab.value} data-tab={tab.value} value={tab.value} disabled={tab.disabled ?? false}>
            {tab.icon && <Icon of={tab.icon} />}
            <span data-label={tab.label}>{tab.label}</span>
            {tab.count !== undefined && (
              <TabCount>{typeof tab.count === 'number' ? formatFigure(tab.count, i18n.language) : tab.count}</TabCount>
            )}
          </StyledTab>
        ))}
      </TabList>
      {children}
    </Base.Root>
  );
}

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** The `value` of its tab. */
  value: string;
}

/** Mounted only while shown: the owner stores what was typed in it. */
export function TabPanel(props: TabPanelProps) {
  return <StyledPanel {...props} />;
}
