import { Tabs as Base } from '@base-ui/react/tabs';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '../../locales/figures.ts';
import { Icon } from '../Icon/Icon.tsx';
import { scrollToShow } from './scrollToShow.ts';
import { StyledPanel, StyledTab, TabCount, TabList } from './Tabs.styles.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** How many there are behind it, 0 included, or a share as text: "24 van 42". Read aloud after the label. */
  count?: number | string | undefined;
  icon?: LucideIcon | undefined;
  /** Cannot be chosen, still found by the arrow keys, so that nobody wonders where it went. */
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide, read when the focus comes in: "Ontvangers". */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The chosen one. The owner holds it, so that it can stand in the address of the page. */
  value: Value;
  onChange: (value: Value) => void;
  /**
   * `automatic` (default): an arrow key shows the panel at once. `manual`: Enter or Space does, for panels that must be
   * fetched first, because a passing arrow would start each of them.
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

/** Views of one thing, one at a time. On a narrow screen the row of tabs scrolls sideways; it never breaks. */
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

/** In the page only while it is shown: what was typed in it belongs to its owner. */
export function TabPanel(props: TabPanelProps) {
  return <StyledPanel {...props} />;
}
