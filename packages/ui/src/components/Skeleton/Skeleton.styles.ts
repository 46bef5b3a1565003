import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius } from '../../tokens/scale.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

export const Bone = styled.span`
  display: inline-block;
  max-width: 100%;
  height: 0.75em;
  border-radius: ${radius.small};
  background: ${color('chartTrack')};
  vertical-align: middle;

  ${media.motion} {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }

  ${media.forcedColors} {
    background: GrayText;
  }
`;
