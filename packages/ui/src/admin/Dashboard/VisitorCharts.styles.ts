import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[10]};
  margin-top: ${space[10]};

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }

  ${media.phone} {
    margin-top: ${space[8]};

    & > section:last-child {
      order: -1;
    }
  }
`;

export const ChartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  margin-bottom: ${space[4]};

  h2 {
    ${type.text}
    font-weight: ${fontWeight.semibold};
  }

  & > span {
    color: ${color('textQuiet')};
    ${type.small}
  }
`;
