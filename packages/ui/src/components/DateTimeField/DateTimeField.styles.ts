import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { controlStyles } from '../Field/Field.styles.ts';

/** As wide as a date and time, not as its column. */
export const MomentInput = styled.input`
  ${controlStyles}
  width: auto;
  min-width: min(14rem, 100%);
  max-width: 100%;
  font-variant-numeric: tabular-nums;

  &[data-empty='true']:not(:focus) {
    color: ${color('onFieldQuiet')};
  }

  &::-webkit-calendar-picker-indicator {
    margin-left: auto;
    padding: 0.25rem;
    cursor: pointer;
    opacity: 0.75;
  }

  &:is(:disabled, [readonly])::-webkit-calendar-picker-indicator {
    display: none;
  }

  /* Safari centres it by default. */
  &::-webkit-date-and-time-value {
    text-align: left;
  }

  /* On a dark band the field stays white, and so must the browser's controls. */
  [data-band] & {
    color-scheme: light;
  }
`;
