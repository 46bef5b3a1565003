import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

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

export const LineFrame = styled.div`
  ${type.text}

  & > span {
    display: flex;
    align-items: center;
    height: 1lh;
  }
`;

export const CardFrame = styled.div`
  display: grid;
  gap: 0.625rem;
  align-content: start;
  min-height: 148px;
  padding: 0.875rem var(--space-side);
  border-bottom: 1px solid ${color('hairline')};
  ${type.text}

  & > span:last-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-top: auto;
  }
`;
