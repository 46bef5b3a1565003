import { styled } from 'styled-components';

/** At least as high as the window; what is in `main` grows, so the footer stands at the bottom. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  outline: none;
`;
