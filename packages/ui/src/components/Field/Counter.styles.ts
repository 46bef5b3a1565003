import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const CounterText = styled.span`
  ${type.tabular}

  &[data-over='true'] {
    color: ${color('danger')};
    font-weight: ${fontWeight.medium};
  }
`;
