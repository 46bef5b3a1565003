import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const Questions = styled.dl`
  border-top: 1px solid ${color('lineDeep')};

  & > div {
    padding-block: ${space[5]};
    border-bottom: 1px solid ${color('line')};
    break-inside: avoid;
  }
  & dt {
    color: ${color('heading')};
    ${type.h3}
  }
  & dd {
    max-width: 38rem;
    margin-top: ${space[2]};
    text-wrap: pretty;
  }
`;
