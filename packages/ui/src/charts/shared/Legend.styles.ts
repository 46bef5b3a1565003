import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  margin-top: 1.25rem;
  color: ${color('textQuiet')};

  & > li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-width: 0;
  }

  & > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const SwatchBox = styled.svg`
  flex: none;

  & > [data-outline='hollow'] {
    stroke: ${color('chartBar')};
  }

  ${media.forcedColors} {
    & > rect {
      stroke: CanvasText;
    }
  }
`;
