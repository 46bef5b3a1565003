import { styled } from 'styled-components';

export const Frame = styled.div`
  &[data-frame='padded'] {
    max-width: 60rem;
    padding: 1.5rem;
  }
`;
