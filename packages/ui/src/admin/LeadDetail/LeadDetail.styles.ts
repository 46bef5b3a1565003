import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type.ts';

export const ClockBand = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};
  align-items: center;
  justify-content: space-between;
  min-height: 4rem;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color('hairlineStrong')};

  &[data-level='none'] {
    color: ${color('textQuiet')};
  }
`;

export const ClockTitle = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  font-weight: ${fontWeight.semibold};
  font-size: ${fontSize[16]};
  line-height: ${lineHeight[24]};
  --icon-size: 18px;

  [data-level='soon'] & {
    color: ${color('warning')};
  }

  [data-level='late'] & {
    color: ${color('danger')};
  }
`;

/** Only the scale: the text is already beside it. */
export const BandScale = styled.div`
  flex: 0 1 23rem;
  min-width: 0;

  & > span > span {
    display: none;
  }
`;

export const AnswerRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color('hairline')};

  & > p {
    flex: 1 1 16rem;
  }
`;
