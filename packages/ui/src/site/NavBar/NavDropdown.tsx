import { promises } from '@fnc/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import { GroupBox, GroupButton, Panel, PanelItem, PanelText, Picture } from './NavDropdown.styles.ts';
import type { NavGroup, NavLeafId } from './navEntries.ts';
import { NavItemIcon } from './NavItemIcon.tsx';
import { useDisclosure } from './useDisclosure.ts';

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

export interface NavDropdownProps {
  group: NavGroup;
  current: NavLeafId | undefined;
  /** Whether scripts run; the panel otherwise opens by styles alone. */
  live: boolean;
}

/** An entry with more below it; on wide screens. */
export function NavDropdown({ group, current, live }: NavDropdownProps) {
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
