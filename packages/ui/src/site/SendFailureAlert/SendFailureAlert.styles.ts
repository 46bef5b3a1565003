import { styled } from 'styled-components';

/* The focus comes here to be read from; there is nothing to operate, so it needs no ring. */
export const Place = styled.div`
  outline: none;
`;
