import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';

export const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[6]};
  align-items: start;

  ${media.fromDesktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / 7;
    }
    & > :last-child {
      grid-column: 8 / -1;
    }
  }
  @media (min-width: 640px) and (max-width: 899.98px) {
    & > :first-child {
      max-width: 35.25rem;
    }
  }
`;

export const Words = styled.div`
  & > h2 {
    margin-bottom: ${space[6]};
  }
  & > p + p {
    margin-top: ${space[4]};
  }
`;

export const Log = styled.dl`
  margin-top: ${space[7]};
  border-top: 1px solid ${color('lineDeep')};
  font: 400 0.9375rem/1.4375rem ${fontFamily.text};

  & > div {
    display: grid;
    grid-template-columns: minmax(5rem, 28.5%) minmax(0, 1fr);
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color('line')};
  }
  & dt {
    color: ${color('textQuiet')};
  }
  ${media.phone} {
    & > div {
      grid-template-columns: minmax(6rem, 37.5%) minmax(0, 1fr);
    }
  }
`;

export const SampleNote = styled.p`
  margin-top: ${space[4]};
  color: ${color('textQuiet')};
  ${type.small}
`;
