import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { RoutedLink } from '../Link/RoutedLink.tsx';
import type { CommandGroup } from './command.ts';
import type { FoundCommand } from './filterCommands.ts';
import { markRanges } from './matchWords.ts';
import { FoundMark, RowDetail, RowKeys, RowLabel, RowMark, RowWords, StyledRow } from './PaletteRow.styles.ts';

interface PaletteRowProps {
  found: FoundCommand;
  kind: CommandGroup['kind'];
  onClose: () => void;
}

/** One command. A place is a real link, so that the browser's own ways of opening one work. */
export function PaletteRow({ found, kind, onClose }: PaletteRowProps) {
  const { command, ranges } = found;
  const { href, onSelect, icon, mark, label, detail, keys } = command;
  return (
    <StyledRow
      value={found}
      data-kind={kind}
      render={href === undefined ? undefined : <RoutedLink href={href} />}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab or window
        onClose();
        onSelect?.();
      }}
    >
      {(mark !== undefined || icon) && <RowMark>{mark ?? (icon && <Icon of={icon} size={16} />)}</RowMark>}
      <RowWords>
        <RowLabel>
          {markRanges(label, ranges).map(({ from, text, found: hit }) =>
            hit ? <FoundMark key={from}>{text}</FoundMark> : text,
          )}
        </RowLabel>{' '}
        {detail !== undefined && <RowDetail>{detail}</RowDetail>}
      </RowWords>
      <RowKeys aria-hidden="true" data-own={keys === undefined}>
        {(keys ?? ['↵']).map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </RowKeys>
    </StyledRow>
  );
}
