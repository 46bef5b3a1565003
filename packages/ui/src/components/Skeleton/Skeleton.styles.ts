import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
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

export const RowFrame = styled.div`
  display: flex;
  gap: ${space[6]};
  align-items: center;
  justify-content: space-between;
  box-shadow: inset 0 -1px ${color('hairline')};
  ${type.text}

  & > :last-child {
    flex: none;
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

export const FigureFrame = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 40%), 1fr));
  border-block: 1px solid ${color('hairlineStrong')};
  ${type.small}

  & > div {
    display: grid;
    gap: 0.625rem;
    align-content: center;
    min-height: 90px;
    padding: ${space[3]} ${space[4]};
  }

  & > div + div {
    border-left: 1px solid ${color('hairline')};
  }

  & > div:first-child {
    padding-left: 0;
  }
`;
