import type { ClientSummary } from '@fnc/domain';
import { EllipsisVertical, FileText, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../../components/Menu/MenuParts.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface ClientLinks {
  readonly clientHref: (id: string) => string;
  readonly editHref: (id: string) => string;
  readonly newReportHref: (id: string) => string;
}

export interface ClientMenuProps {
  client: Pick<ClientSummary, 'id' | 'name'>;
  links: ClientLinks;
  onDelete: () => void;
}

/** What can be done with one client of the list. */
export function ClientMenu({ client, links, onDelete }: ClientMenuProps) {
  const { t } = useAdminWords();
  const { id, name } = client;
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={EllipsisVertical} label={`${t('common:action.more')}: ${name}`} tooltip="none" />}
    >
      <MenuLink icon={Pencil} href={links.editHref(id)}>
        {t('clients.edit')}
      </MenuLink>
      <MenuLink icon={FileText} href={links.newReportHref(id)}>
        {t('clients.makeReport')}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
        {t('clients.deleteVerb')}
      </MenuItem>
    </Menu>
  );
}
