import { Fragment } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Groups, KeyGroup, KeyGroupTitle, KeyRow, Keys } from './ShortcutHelp.styles.ts';

type Joint = 'andThen' | 'upTo';

interface KeyEntry {
  readonly keys: readonly string[];
  /** What stands between two keys; without it they are two keys for the same. */
  readonly joint?: Joint;
  readonly does:
    | 'help'
    | 'goDashboard'
    | 'goLeads'
    | 'close'
    | 'search'
    | 'rows'
    | 'open'
    | 'select'
    | 'status'
    | 'refresh'
    | 'previousNext';
}

const groups: readonly { title: 'everywhere' | 'inList' | 'inLead'; entries: readonly KeyEntry[] }[] = [
  {
    title: 'everywhere',
    entries: [
      { keys: ['?'], does: 'help' },
      { keys: ['g', 'd'], joint: 'andThen', does: 'goDashboard' },
      { keys: ['g', 'l'], joint: 'andThen', does: 'goLeads' },
      { keys: ['Esc'], does: 'close' },
    ],
  },
  {
    title: 'inList',
    entries: [
      { keys: ['/'], does: 'search' },
      { keys: ['j', 'k'], does: 'rows' },
      { keys: ['Enter'], does: 'open' },
      { keys: ['x'], does: 'select' },
      { keys: ['1', '5'], joint: 'upTo', does: 'status' },
      { keys: ['r'], does: 'refresh' },
    ],
  },
  {
    title: 'inLead',
    entries: [
      { keys: ['j', 'k'], does: 'previousNext' },
      { keys: ['1', '5'], joint: 'upTo', does: 'status' },
      { keys: ['r'], does: 'refresh' },
    ],
  },
];

export interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
}

/** Every key there is. */
export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  const { t } = useAdminWords();
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts.title')} size="medium">
      <Text size="small" tone="quiet">
        {t('shortcuts.intro')}
      </Text>
      <Groups>
        {groups.map(({ title, entries }) => (
          <KeyGroup key={title}>
            <KeyGroupTitle>{t(`shortcuts.${title}`)}</KeyGroupTitle>
            <dl>
              {entries.map(({ keys, joint, does }) => (
                <KeyRow key={does}>
                  <Keys>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && joint && <span>{t(`shortcuts.${joint}`)}</span>}
                        <Kbd>{key}</Kbd>
                      </Fragment>
                    ))}
                  </Keys>
                  <dd>{t(`shortcuts.${does}`)}</dd>
                </KeyRow>
              ))}
            </dl>
          </KeyGroup>
        ))}
      </Groups>
    </Dialog>
  );
}
