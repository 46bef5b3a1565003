import { styled } from 'styled-components';
import { media, space } from '../../tokens/scale.ts';

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
