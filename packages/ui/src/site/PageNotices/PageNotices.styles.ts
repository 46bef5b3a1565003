import { styled } from 'styled-components';
import { media, space } from '../../tokens/scale.ts';
import { Box } from '../Notice/Notice.styles.ts';

/** On a phone the button is below the words and the cross. */
export const Line = styled(Box)`
  ${media.phone} {
    flex-wrap: wrap;
    width: 100%;
    padding: ${space[3]} ${space[4]} ${space[4]};

    & > p {
      flex-basis: 60%;
    }
    & > [data-try-again] {
      order: 1;
      flex: 1 0 100%;
    }
  }
`;
