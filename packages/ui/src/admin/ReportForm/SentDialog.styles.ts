import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const PromptIntro = styled.p`
  color: ${color('textQuiet')};
  ${type.text}
`;

export const PromptParts = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

export const PromptHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  justify-content: space-between;

  & > h3 {
    ${type.label}
  }
`;

/** As it is sent, with its own lines. */
export const PromptText = styled.pre`
  max-height: 22rem;
  padding: ${space[3]} ${space[4]};
  overflow-y: auto;
  border-radius: ${radius.control};
  background: ${color('raised')};
  ${type.small}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
