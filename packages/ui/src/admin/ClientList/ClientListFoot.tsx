import { Fragment } from 'react';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { KeyHints, ListFoot } from '../LeadList/LeadList.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

const hints = [
  [['j', 'k'], 'clients.hintRow'],
  [['Enter'], 'clients.hintOpen'],
  [['n'], 'clients.hintNew'],
  [['/'], 'shortcuts.hintSearch'],
  [['?'], 'shortcuts.hintHelp'],
] as const;

export interface ClientListFootProps {
  shown: number;
  filtered: boolean;
}

/** How many are shown, and the keys. */
export function ClientListFoot({ shown, filtered }: ClientListFootProps) {
  const { t } = useAdminWords();
  return (
    <ListFoot>
      <span>{t(filtered ? 'clients.matching' : 'clients.allShown', { count: shown })}</span>
      <KeyHints aria-hidden="true">
        {hints.map(([keys, hint]) => (
          <span key={hint}>
            {keys.map((key) => (
              <Fragment key={key}>
                <Kbd>{key}</Kbd>
              </Fragment>
            ))}
            {t(hint)}
          </span>
        ))}
      </KeyHints>
    </ListFoot>
  );
}
