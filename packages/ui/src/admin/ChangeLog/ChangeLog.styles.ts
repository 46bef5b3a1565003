import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';

export const ChangeFrame = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  max-width: 46rem;
  padding: 0 ${space.side} ${space[8]};

  & > :is(header, section) {
    width: 100%;
  }
`;
