import { styled } from 'styled-components';

/* Out of sight rather than `display: none`, which the programs it is meant for skip. */
export const Trap = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
