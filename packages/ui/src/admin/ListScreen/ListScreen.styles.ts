import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const ToolbarSearch = styled.div`
  flex: 1;
  max-width: 24rem;

  ${media.phone} {
    max-width: none;
  }
`;

/** On a phone the second line of the bar for a selection lies over the filters: hidden, so that none is reached there. */
export const Filters = styled.div`
  ${media.phone} {
    [data-bulk] + & {
      visibility: hidden;
    }
  }
`;

export const FilterGroup = styled.div`
  display: grid;
  gap: ${space[2.5]};
  min-width: 0;
  padding: ${space[2]};
  border: 0;

  & > legend {
    padding: 0;
    margin-bottom: ${space[2]};
    ${type.sectionTitle}
  }
`;

export const DialogFilters = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-inline: calc(-1 * ${space[2]});
`;

/** Old rows stay readable while newer ones are fetched; a short wait is not visible. */
export const Rows = styled.div`
  transition: opacity 150ms ease;

  &[data-stale='true'] {
    opacity: 0.88;
    transition-delay: 250ms;
  }
`;

export const ListFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.25rem;
  padding-top: ${space[3]};
  color: ${color('textQuiet')};
  ${type.small}

  /* Only shown to users with a keyboard. */
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]};

    & > span {
      display: inline-flex;
      gap: ${space[1]};
      align-items: center;
    }

    ${media.noHoverOrBelowDesktop} {
      display: none;
    }
  }

  ${media.phone} {
    flex-direction: column;
  }
`;

/** Two lines of one cell, each truncated at the column's end. */
export const CellLines = styled.span`
  display: grid;
  min-width: 0;
  ${type.text}

  & > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > :focus-visible,
  & > :has(:focus-visible) {
    overflow: visible;
  }
`;

/** A row on a phone: name, corner, lines, and a foot. The name wraps and is never truncated. */
export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: 0 ${space[3]};
  min-width: 0;

  & > h2 {
    font-weight: ${fontWeight.semibold};
    font-size: ${fontSize[16]};
    line-height: ${lineHeight[22]};
    overflow-wrap: anywhere;
  }

  ${media.wordTooWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const CardCorner = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  align-self: start;
  margin: -10px -10px 0 0;

  ${media.wordTooWide} {
    margin: 0;
  }
`;

export const CardLines = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  min-width: 0;
  ${type.text}
  overflow-wrap: anywhere;

  & > p {
    color: ${color('textQuiet')};
  }
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;

  /* The time may wrap; the actions stay beside it. */
  &[data-line] {
    flex-wrap: nowrap;
    gap: ${space[2]};
  }
`;
