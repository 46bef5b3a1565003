import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const SpinnerFrame = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  width: var(--icon-size);
  height: var(--icon-size);

  & > svg {
    width: 100%;
    height: 100%;
  }

  ${media.motion} {
    & > svg {
      animation: ${turn} 1s steps(8) infinite;
    }
  }
`;
