import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';

const hatch = (ink: string, angle: string) =>
  `repeating-linear-gradient(${angle}, ${ink} 0 4px, ${color('surface')} 4px 6px)`;

const looks = css`
  border: 1px solid transparent;

  &[data-look='full'] {
    background: ${color('chartBar')};
  }

  &[data-look='stripes'] {
    border-color: ${color('chartBar')};
    background: ${hatch(color('chartBar'), '90deg')};
  }

  &[data-look='warning'] {
    border-color: ${color('warning')};
    background: ${hatch(color('warning'), '135deg')};
  }

  &[data-look='danger'] {
    border-color: ${color('danger')};
    background: ${hatch(color('danger'), '45deg')};
  }

  &[data-look='hollow'] {
    border-color: ${color('control')};
  }

  ${media.forcedColors} {
    border-color: CanvasText;
    forced-color-adjust: none;

    &[data-look='full'] {
      background: CanvasText;
    }

    &[data-look='stripes'] {
      background: repeating-linear-gradient(90deg, CanvasText 0 3px, Canvas 3px 6px);
    }

    &[data-look='warning'] {
      background: repeating-linear-gradient(135deg, CanvasText 0 3px, Canvas 3px 6px);
    }

    &[data-look='danger'] {
      background: repeating-linear-gradient(45deg, CanvasText 0 3px, Canvas 3px 6px);
    }
  }

  ${media.print} {
    print-color-adjust: exact;
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 3px;
  margin-bottom: ${space[2]};

  & > span {
    flex: 0 1 auto;
    ${looks}
  }
`;

export const Swatch = styled.span`
  flex: none;
  width: 16px;
  height: 10px;
  ${looks}
`;
