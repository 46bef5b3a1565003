import { brand } from '@fnc/domain';
import { Download, Ellipsis, Plus, Upload } from 'lucide-react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuLink } from '../../components/Menu/MenuParts.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { HeadTools, PhoneAdd } from './QuestionEditor.styles.ts';
import type { QuestionEditorProps } from './questionEditorProps.ts';

interface EditorHeadProps extends Pick<QuestionEditorProps, 'client' | 'clientsHref' | 'importHref' | 'onExport'> {
  /** The number of questions; `null` while there are none to edit. */
  count: number | null;
  onAdd: () => void;
}

/** The owner of the questions, and the actions on all of them. */
export function EditorHead({ client, clientsHref, importHref, count, onAdd, onExport }: EditorHeadProps) {
  const { t } = useAdminWords();
  const name = client?.name ?? '';
  const ofClient = name === '' ? t('questionnaires.pageTitle') : t('questionnaires.titleClient', { name });
  const title = client === null ? t('questionnaires.titleGlobal') : ofClient;
  const here = { label: t('questionnaires.pageTitle') };
  const list = { label: t('questionnaires.clients'), href: clientsHref };
  const items = client === null || name === '' ? [list, here] : [list, { label: name, href: client.href }, here];
  const tools = (
    <>
      <HeadTools data-for="desktop">
        <ButtonLink variant="quiet" icon={Upload} href={importHref}>
          {t('questionnaires.import')}
        </ButtonLink>
        <Button variant="quiet" icon={Download} onClick={onExport}>
          {t('questionnaires.export')}
        </Button>
      </HeadTools>
      <HeadTools data-for="phone">
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label={t('common:action.more')} tooltip="none" />}>
          <MenuLink icon={Upload} href={importHref}>
            {t('questionnaires.import')}
          </MenuLink>
          <MenuItem icon={Download} onSelect={onExport}>
            {t('questionnaires.export')}
          </MenuItem>
        </Menu>
      </HeadTools>
      <HeadTools data-for="fromTablet">
        <Button variant="primary" icon={Plus} onClick={onAdd}>
          {t('questionnaires.add')}
        </Button>
      </HeadTools>
    </>
  );
  return (
    <>
      <title>{`${title} – ${brand.name}`}</title>
      <PageHead
        trail={<Breadcrumb items={items} />}
        title={title}
        note={count === null ? undefined : t('questionnaires.count', { count })}
        actions={count === null ? undefined : tools}
      />
      {count !== null && (
        <PhoneAdd>
          <Button variant="primary" width="full" icon={Plus} onClick={onAdd}>
            {t('questionnaires.add')}
          </Button>
        </PhoneAdd>
      )}
    </>
  );
}
