import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';

/** Below the head, above every step. */
export const ConflictPlace = styled.div`
  padding: ${space[3]} ${space[6]};
  border-bottom: 1px solid ${color('hairline')};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

export const ConflictChoices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`;
