import { styled } from 'styled-components';
import { radius } from '../../tokens/scale.ts';

export const Time = styled.time`
  position: relative;
  border-radius: ${radius.small};
  white-space: nowrap;
`;
