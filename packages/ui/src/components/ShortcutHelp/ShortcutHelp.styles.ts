import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Groups = styled.div`
  columns: 2;
  column-gap: ${space[8]};
  margin-top: ${space[4]};

  ${media.phone} {
    columns: 1;
  }
`;

export const KeyGroup = styled.section`
  margin-bottom: ${space[5]};
  break-inside: avoid;

  & > h3 {
    padding-bottom: ${space[1]};
    border-bottom: 1px solid ${color('hairlineStrong')};
    ${type.small}
    font-weight: ${fontWeight.semibold};
  }

  & > dl > div {
    display: grid;
    grid-template-columns: 7rem 1fr;
    align-items: center;
    min-height: 2.25rem;
    border-bottom: 1px solid ${color('hairline')};
    ${type.text}

    & > dt {
      display: flex;
      gap: ${space[1]};
      align-items: center;
      color: ${color('textQuiet')};
      ${type.meta}
    }
  }
`;
