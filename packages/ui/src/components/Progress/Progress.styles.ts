import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion } from '../../tokens/scale.ts';

export const Track = styled.div`
  height: 5px;
  border-radius: 3px;
  background: ${color('chartTrack')};
  overflow: clip;

  & > span {
    display: block;
    height: 100%;
    background: ${color('chartBar')};
    transition: width ${motion.control};
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;

    & > span {
      background: Highlight;
    }
  }
`;
