import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, radius } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

/** The same height for the toolbar and the bar that replaces it, so that the table does not move. */
export const ToolbarRow = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 52px;
`;

/**
 * As high as the toolbar. On a phone the bar has a second line, which lies over what is below it: nothing moves under
 * the finger. With large text it has more lines than may lie over anything.
 */
export const SelectionPlace = styled.div`
  min-height: 52px;

  ${media.phone} {
    position: sticky;
    z-index: ${layer.stickyHead};
    top: 0;
    height: 52px;
  }

  ${media.wordTooWide} {
    height: auto;
  }
`;

export const SelectionRow = styled(ToolbarRow)`
  margin-inline: -12px;
  padding-inline: 12px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color('strong')};
  ${type.text}

  & strong {
    color: ${color('onStrong')};
    font-weight: ${fontWeight.semibold};
  }

  & > div {
    display: flex;
    flex: none;
    gap: 0.5rem;
    align-items: center;
    margin-left: auto;
  }

  ${media.phone} {
    flex-wrap: wrap;
    padding-block: 0.5rem;

    & > div {
      flex: initial;
      flex-wrap: wrap;
    }
  }
`;
