import { styled } from 'styled-components';

/* Off screen rather than `display: none`, because programs skip hidden fields. */
export const Trap = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
