import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { controlStyles } from '../Field/Field.styles.ts';

export const SelectFrame = styled.span`
  position: relative;
  display: block;

  & > span {
    position: absolute;
    top: 50%;
    right: var(--field-side);
    color: ${color('onField')};
    translate: 0 -50%;
    pointer-events: none;
  }
`;

export const StyledSelect = styled.select`
  ${controlStyles}
  padding-right: calc(var(--field-side) + var(--icon-size) + 0.5rem);
  text-overflow: ellipsis;
  cursor: pointer;

  /* Also right when a form fills the field without an event. */
  &:has(> [data-none]:checked) {
    color: ${color('onFieldQuiet')};
  }

  & > option {
    background: ${color('field')};
    color: ${color('onField')};
  }
`;
