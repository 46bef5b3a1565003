import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

/** Progress of a questionnaire: the text above its bar. On a card it shares the foot. */
export const AnswerProgress = styled.div`
  display: grid;
  flex: 0 1 9.5rem;
  gap: ${space[1]};
  min-width: 0;
  color: ${color('textQuiet')};
  ${type.small}
  ${type.tabular}
`;

/** The start of a note, on at most two lines. */
export const NoteText = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color('textQuiet')};
  ${type.small}
`;
