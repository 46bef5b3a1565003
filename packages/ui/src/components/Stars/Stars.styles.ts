import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const StarsFrame = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  ${type.small}
  font-weight: ${fontWeight.semibold};
`;

export const Drawing = styled.svg`
  --star: ${color('rating')};
  flex: none;
  width: auto;
  height: 16px;
  fill: var(--star);

  [data-size='large'] > & {
    height: 24px;
  }

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
`;
