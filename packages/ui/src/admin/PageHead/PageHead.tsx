import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useOpenPalette } from '../Palette/openPalette.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { HeadActions, HeadRow, Shown, TitleGroup, Trail } from './PageHead.styles.ts';

interface PageHeadProps {
  title: string;
  /** Beside the title: a count, a date, a status. */
  note?: ReactNode;
  /** Quiet buttons and bordered ones; on a phone icon buttons only, which stay beside the title. */
  actions?: ReactNode;
  /** Buttons that keep their words on a phone, where they have the row below; at most one is primary, last. */
  main?: ReactNode;
  /** The row above the title: breadcrumbs, and links to the neighbours. */
  trail?: ReactNode;
}

/** The head of every page of the console. */
export function PageHead({ title, note, actions, main, trail }: PageHeadProps) {
  const { t } = useAdminWords();
  const onSearch = useOpenPalette();
  return (
    <header>
      {trail !== undefined && <Trail>{trail}</Trail>}
      <HeadRow data-trail={trail !== undefined}>
        <TitleGroup>
          <Heading level={1} size="page">
            {title}
          </Heading>
          {note !== undefined && <div>{note}</div>}
        </TitleGroup>
        {(actions !== undefined || onSearch !== null) && (
          <HeadActions>
            {onSearch !== null && (
              <Shown $on="phone">
                <IconButton icon={Search} label={t('common:palette.placeholder')} onClick={onSearch} />
              </Shown>
            )}
            {actions}
          </HeadActions>
        )}
        {main !== undefined && <HeadActions data-main="">{main}</HeadActions>}
      </HeadRow>
    </header>
  );
}
