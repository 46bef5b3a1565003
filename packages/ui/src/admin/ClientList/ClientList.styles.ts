import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

/** Two lines of one cell, each cut off where the column ends. */
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

export const NameLine = styled.span`
  font-weight: ${fontWeight.semibold};
`;

export const QuietLine = styled.span`
  color: ${color('textQuiet')};
  ${type.small}
`;

/** How far a questionnaire is: the words above their bar. */
export const AnswerProgress = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  color: ${color('textQuiet')};
  ${type.small}
  ${type.tabular}
`;

/** The beginning of a note, on at most two lines. */
export const NoteText = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color('textQuiet')};
  ${type.small}
`;

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
`;

export const CardMenu = styled.div`
  align-self: start;
  margin: -10px -10px 0 0;
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
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;

  & > :last-child {
    flex: 0 1 9.5rem;
  }
`;
