import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';

export const StyledStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--stack-gap);
  min-width: 0;

  &[data-direction='row'] {
    flex-flow: row wrap;
    align-items: center;
  }

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='center'] {
    align-items: center;
  }

  &[data-align='end'] {
    align-items: flex-end;
  }

  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-align='stretch'] {
    align-items: stretch;
  }

  &[data-justify='center'] {
    justify-content: center;
  }

  &[data-justify='end'] {
    justify-content: flex-end;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }

  ${media.phone} {
    &[data-phones='column'] {
      flex-direction: column;
      align-items: stretch;
    }
  }
`;
