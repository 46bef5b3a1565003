import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';

export const Questions = styled.div`
  /* Answers as wide as the table that one of them has. */
  & details > div {
    max-width: none;
  }
  ${media.phone} {
    & summary {
      min-height: 48px;
      padding-block: ${space[1.5]};
    }
    & summary > :first-child {
      font-size: 1.0625rem;
      line-height: 1.375rem;
    }
  }
`;

export const Costs = styled.table`
  width: 100%;
  font: 400 0.9375rem/1.5rem ${fontFamily.text};

  & th,
  & td {
    padding-block: ${space[3]};
    border-top: 1px solid ${color('line')};
    vertical-align: middle;
  }
  & td {
    padding-left: ${space[4]};
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }

  /* Too narrow for an amount that may not break: it stands under its name. */
  ${media.narrowPhone} {
    & td {
      overflow-wrap: normal;
      white-space: normal;
    }
  }
`;

export const CostsNote = styled.p`
  color: ${color('textQuiet')};
  ${type.small}
`;
