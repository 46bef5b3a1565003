import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

/* Aligns the title with the first field. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 29.125rem) minmax(0, 35.25rem);
  gap: ${space[10]} ${space[12]};
  align-items: start;
  justify-content: space-between;

  & > div > h2 {
    max-width: 22rem;
    color: ${color('heading')};
    ${type.h2}

    ${media.phone} {
      ${type.h3}
    }
  }

  & > div > p {
    max-width: 27rem;
    margin-top: ${space[4]};
    color: ${color('textQuiet')};
    ${type.lead}

    /* The call to action above says the same. */
    ${media.phone} {
      display: none;
    }
  }

  & > div > dl {
    margin-top: ${space[8]};
    border-top: 1px solid ${color('lineDeep')};

    & > div {
      display: grid;
      grid-template-columns: 8rem minmax(0, 1fr);
      gap: ${space[4]};
      padding-block: 0.8125rem;
      border-bottom: 1px solid ${color('line')};
      ${type.text}
    }
    & dt {
      color: ${color('textQuiet')};
    }
    ${media.phone} {
      display: none;
    }
    ${media.wordTooWide} {
      & > div {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
      }
    }
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${space[5]};
  }
`;

export const FormBox = styled.div`
  padding: clamp(1.25rem, 3.4vw, 2.5rem);
  border: 1px solid ${color('line')};
  border-radius: ${radius.dialog};
  background: ${color('surface')};
`;
