import type { Client, ClientStatus } from '@fnc/domain';
import { Ellipsis, FileText, ListChecks, RefreshCw, Trash2 } from 'lucide-react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../../components/Menu/MenuParts.tsx';
import { SelectMenu } from '../../components/SelectMenu/SelectMenu.tsx';
import { clientStatusOptions } from '../clients/clientStages.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ClientTrail } from './ClientTrail.tsx';
import type { ClientDetailLinks } from './clientDetailProps.ts';
import { HeadFrame, HeadNote } from './ClientDetail.styles.ts';
import { EditLink } from './EditLink.tsx';
import { dayInFull } from './dayInFull.ts';

export interface ClientHeadProps {
  client: Client;
  links: ClientDetailLinks;
  filtered: boolean;
  /** Asked for and not stored yet. */
  saving: ClientStatus | undefined;
  onStatus: (status: ClientStatus) => void;
  onDelete: () => void;
  onRefresh: () => void;
}

/** Who it is and how far; what can be done. */
export function ClientHead({ client, links, filtered, saving, onStatus, onDelete, onRefresh }: ClientHeadProps) {
  const { t, language } = useAdminWords();
  const { name, contactPerson: person, joinDate } = client;
  const date = dayInFull(joinDate, language);
  return (
    <HeadFrame>
      <PageHead
        trail={<ClientTrail listHref={links.list} filtered={filtered} name={name} />}
        title={name}
        note={
          <HeadNote>
            <SelectMenu
              look="bordered"
              label={t('clients.statusOf', { name })}
              value={saving ?? client.status}
              options={clientStatusOptions(language)}
              pending={saving !== undefined}
              onChange={onStatus}
            />
            <span>{person === '' ? t('clients.sinceOnly', { date }) : t('clients.since', { person, date })}</span>
          </HeadNote>
        }
        actions={
          <>
            <EditLink href={links.edit} label={t('clients.edit')} />
            <Menu
              align="end"
              trigger={<IconButton icon={Ellipsis} variant="secondary" label={t('common:action.more')} />}
            >
              <MenuLink icon={ListChecks} href={links.questions}>
                {t('clients.editQuestions')}
              </MenuLink>
              <MenuItem icon={RefreshCw} onSelect={onRefresh}>
                {t('clients.refresh')}
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
                {t('clients.deleteVerb')}
              </MenuItem>
            </Menu>
            <ButtonLink variant="primary" icon={FileText} href={links.newReport}>
              {t('clients.makeReport')}
            </ButtonLink>
          </>
        }
      />
    </HeadFrame>
  );
}
