import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';

/** The line under the heading is the upper one of the strip. */
export const Totals = styled.section`
  margin-top: ${space[8]};

  & > ul {
    border-top: 0;
  }
`;
