import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon.tsx';
import { GroupBox, GroupButton, Panel, PanelItem, PanelText, Picture } from './NavDropdown.styles.ts';
import type { NavGroup } from './navEntries.ts';
import { NavItemIcon } from './NavItemIcon.tsx';
import { useDisclosure } from './useDisclosure.ts';

const hints = { freeEbook: 'navbar.freeEbookHint', freeConsult: 'navbar.freeConsultHint' } as const;

/** An entry with more below it; on wide screens. */
export function NavDropdown({ group }: { group: NavGroup }) {
  const { t } = useTranslation('site');
  const panelId = useId();
  const { open, close, boxProps, buttonProps } = useDisclosure();
  return (
    <GroupBox {...boxProps}>
      <GroupButton {...buttonProps} type="button" aria-controls={panelId}>
        {t(`navbar.${group.id}`)}
        <Icon of={ChevronDown} size={18} />
      </GroupButton>
      <Panel id={panelId} data-open={open}>
        {group.items.map((item) => (
          <li key={item.id}>
            <PanelItem entry={item} onChosen={close}>
              <Picture>
                <NavItemIcon id={item.id} />
              </Picture>
              <PanelText>
                <b>{t(`navbar.${item.id}`)}</b>
                {item.id in hints ? <span>{t(hints[item.id as keyof typeof hints])}</span> : null}
              </PanelText>
            </PanelItem>
          </li>
        ))}
      </Panel>
    </GroupBox>
  );
}
