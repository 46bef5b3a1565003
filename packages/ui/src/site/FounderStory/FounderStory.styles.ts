import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

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
  ${media.tabletOnly} {
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
  ${media.phone} {
    & > h2 {
      margin-bottom: ${space[4]};
    }
    & > p + p:not(:last-child) {
      display: none;
    }
  }
`;

/** On a phone the words stand alone: the page has drawn the sea twice by then. */
export const Drawing = styled.div`
  ${media.phone} {
    display: none;
  }
`;

export const Log = styled.dl`
  margin-top: ${space[7]};
  border-top: 1px solid ${color('lineDeep')};
  font: ${font('regular', 15, 23)};

  /* What happened stands under its moment where large letters leave it no room beside. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color('line')};
  }
  & dt {
    flex: 0 0 max(6rem, 28.5%);
    color: ${color('textQuiet')};
  }
  & dd {
    flex: 1 1 10rem;
    min-width: 0;
  }
  ${media.phone} {
    display: none;
  }
`;

export const SampleNote = styled.p`
  margin-top: ${space[4]};
  color: ${color('textQuiet')};
  ${type.small}
`;
