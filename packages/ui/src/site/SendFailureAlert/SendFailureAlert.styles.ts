import { styled } from 'styled-components';

/* It takes the focus only to be read; without controls it needs no ring. */
export const Place = styled.div`
  outline: none;
`;
