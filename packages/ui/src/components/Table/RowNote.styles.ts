import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Note = styled.span`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  ${type.small}
  white-space: nowrap;

  &[data-state='failed'] {
    color: ${color('danger')};
    font-weight: ${fontWeight.medium};
  }

  &[data-state='saving'] {
    color: ${color('textQuiet')};
  }
`;
