import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const StarsFrame = styled.span`
  display: inline-flex;
  align-items: center;
  ${type.small}

  & > svg {
    --star: ${color('rating')};
    flex: none;
    width: auto;
    height: 16px;
    fill: var(--star);

    & path[data-line] {
      fill: none;
      stroke: ${color('control')};
      stroke-linejoin: round;
    }

    ${media.forcedColors} {
      --star: CanvasText;

      & path[data-line] {
        stroke: CanvasText;
      }
    }
  }
`;
