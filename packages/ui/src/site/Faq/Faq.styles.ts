import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight } from '../../tokens/type.ts';

export const Questions = styled.div`
  /* Answers are as wide as the table in one of them. */
  & details > div {
    max-width: none;
  }
  ${media.phone} {
    & summary {
      min-height: 48px;
      padding-block: ${space[1.5]};
    }
    & summary > :first-child {
      font-size: ${fontSize[17]};
      line-height: ${lineHeight[22]};
    }
  }
`;

export const Costs = styled.table`
  width: 100%;
  font: ${font('regular', 15, 24)};

  & th,
  & td {
    padding-block: ${space[3]};
    border-top: 1px solid ${color('line')};
    vertical-align: middle;
  }
  & td {
    padding-left: ${space[4]};
    font-weight: ${fontWeight.semibold};
    text-align: end;
    white-space: nowrap;
  }

  /* Too narrow for an unbreakable amount beside its name. */
  ${media.narrowPhone} {
    & td {
      overflow-wrap: normal;
      white-space: normal;
    }
  }
`;
