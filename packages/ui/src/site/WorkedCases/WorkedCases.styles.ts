import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const Case = styled.li`
  padding-block: ${space[10]};

  & > a {
    display: inline-block;
    margin-top: ${space[2]};
    padding-block: ${space[2.5]};
    font-weight: ${fontWeight.strong};
  }
  & > dl + p {
    margin-top: ${space[5]};
    color: ${color('heading')};
    font: ${font('title', 22, 28, 'heading')};
  }

  ${media.fromDesktop} {
    &:first-child {
      padding-right: ${space[12]};
      border-right: 1px solid ${color('line')};
    }
    &:last-child {
      padding-left: ${space[12]};
    }
  }
  ${media.belowDesktop} {
    padding-block: ${space[6]};
  }
  ${media.phone} {
    padding-block: ${space[4]};
  }
`;

export const Sum = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[5]};
  font: ${font('regular', 15, 22)};

  & dt {
    color: ${color('textQuiet')};
  }
  & dd {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** The row's width beside an amount is the scale of all bars. */
export const Bar = styled.span`
  flex: none;
  width: calc(var(--share) * (100% - 7rem));
  height: 1.5rem;
  border: 1px solid ${color('course')};
  background: ${color('course')};

  &[data-kind='viaCyprus'] {
    background: repeating-linear-gradient(135deg, ${color('tint')} 0 5px, ${color('surface')} 5px 9px);
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: CanvasText;

    &[data-kind='viaCyprus'] {
      background: Canvas;
    }
  }
`;

export const Terms = styled.p`
  padding-top: ${space[4]};
  border-top: 1px solid ${color('line')};
  color: ${color('textQuiet')};
  ${type.small}
`;
