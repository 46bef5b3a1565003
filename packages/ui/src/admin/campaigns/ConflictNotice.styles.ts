import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';

export const ConflictChoices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`;
