import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const StyledBanner = styled.div`
  padding: ${space[3]} max(${space.side}, calc((100% - ${contentWidth}) / 2));
  background: ${color('tint')};
  color: ${color('text')};
  ${type.small}
  overflow-wrap: anywhere;

  & strong {
    font-weight: ${fontWeight.semibold};
  }

  ${media.forcedColors} {
    border-bottom: 1px solid CanvasText;
  }
`;
