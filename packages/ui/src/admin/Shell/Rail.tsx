import { CircleCheck, CircleX, LoaderCircle, PanelLeftClose, PanelLeftOpen, Search, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { isAboutMail, type NavEntry, navIcons } from './navEntries.ts';
import type { ServerHealth } from './serverHealth.ts';
import {
  Entry,
  EntryDot,
  EntryNote,
  EntryTitle,
  FootRow,
  RailFoot,
  RailFrame,
  RailHead,
  SearchButton,
  ServerLine,
} from './Rail.styles.ts';

interface RailProps {
  entries: readonly NavEntry[];
  /** `null` on a page without an entry. */
  current: NavEntry['id'] | null;
  health: ServerHealth;
  open: boolean;
  onOpen: (open: boolean) => void;
  onSearch: () => void;
  account: ReactNode;
}

const healthIcons = { checking: LoaderCircle, up: CircleCheck, down: CircleX };
const healthWords = { checking: 'serverChecking', up: 'serverOk', down: 'serverDown' } as const;

/** Text beside the icon, or, in the closed rail, in a tooltip. */
const Hinted = ({ hint, children }: { hint: string | null; children: ReactNode }) =>
  hint === null ? (
    children
  ) : (
    <Tooltip text={hint} delay={0}>
      {children}
    </Tooltip>
  );

export function Rail({ entries, current, health, open, onOpen, onSearch, account }: RailProps) {
  const { t, language } = useAdminWords();
  const lateCount = health.status?.lateCount ?? 0;
  const waitingCount = health.status?.waitingCount ?? 0;
  const searchWords = t('common:palette.placeholder');
  const mailId = useId();
  const serverWords = t(`shell.${healthWords[health.state]}`);

  const note = ({ id, count }: NavEntry) => {
    if (open && count !== undefined) return <EntryNote data-tone="quiet">{formatFigure(count, language)}</EntryNote>;
    if (id !== 'leads' || waitingCount === 0) return null;
    const late = lateCount > 0;
    if (!open) return late ? <EntryDot /> : null;
    return (
      <EntryNote data-tone={late ? 'danger' : 'quiet'}>
        {late && <Icon of={TriangleAlert} />}
        {late ? t('shell.late', { count: lateCount }) : waitingCount}
        {!late && <VisuallyHidden> {t('shell.waiting', { count: waitingCount })}</VisuallyHidden>}
      </EntryNote>
    );
  };

  const list = (shown: readonly NavEntry[], labelledBy?: string) => (
    <Stack as="ul" gap={0.5} aria-labelledby={labelledBy}>
      {shown.map((entry) => (
        <li key={entry.id}>
          <Hinted hint={open ? null : t(`shell.${entry.id}`)}>
            <Entry href={entry.href} aria-current={entry.id === current ? 'page' : undefined}>
              <Icon of={navIcons[entry.id]} />
              {open ? t(`shell.${entry.id}`) : <VisuallyHidden>{t(`shell.${entry.id}`)}</VisuallyHidden>}
              {note(entry)}
            </Entry>
          </Hinted>
        </li>
      ))}
    </Stack>
  );
  const mails = entries.filter(isAboutMail);

  return (
    <RailFrame>
      <RailHead>
        <BrandMark size={open ? undefined : 'compact'} />
      </RailHead>
      <Hinted hint={open ? null : searchWords}>
        <SearchButton type="button" onClick={onSearch} aria-keyshortcuts="Control+K">
          <Icon of={Search} />
          {open ? (
            <>
              {searchWords}
              <span aria-hidden="true">
                <Kbd>Ctrl K</Kbd>
              </span>
            </>
          ) : (
            <VisuallyHidden>{searchWords}</VisuallyHidden>
          )}
        </SearchButton>
      </Hinted>
      <nav aria-label={t('shell.navigation')}>
        {list(entries.filter((entry) => !isAboutMail(entry)))}
        {mails.length > 0 && (
          <>
            <EntryTitle id={mailId}>
              {open ? t('shell.mail') : <VisuallyHidden>{t('shell.mail')}</VisuallyHidden>}
            </EntryTitle>
            {list(mails, mailId)}
          </>
        )}
      </nav>
      <RailFoot>
        <FootRow>
          <Hinted hint={open ? null : serverWords}>
            <ServerLine role="status" data-state={health.state}>
              <Icon of={healthIcons[health.state]} />
              {open ? serverWords : <VisuallyHidden>{serverWords}</VisuallyHidden>}
            </ServerLine>
          </Hinted>
          <IconButton
            icon={open ? PanelLeftClose : PanelLeftOpen}
            label={t(open ? 'shell.collapse' : 'shell.expand')}
            onClick={() => onOpen(!open)}
          />
        </FootRow>
        {account}
      </RailFoot>
    </RailFrame>
  );
}
