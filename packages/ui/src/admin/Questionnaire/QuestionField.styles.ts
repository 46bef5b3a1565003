import { styled } from 'styled-components';
import { ControlFrame } from '../../components/Field/Field.styles.ts';
import { type } from '../../tokens/type.ts';

/** As wide as its content; the label and hint may be wider. */
export const FieldWidth = styled.div`
  & input,
  & select {
    max-width: 28rem;
  }

  &[data-width='figure'] input {
    max-width: 17.5rem;
    font-variant-numeric: tabular-nums;
  }

  /* A few lines to begin with; it grows with what is written. */
  & textarea {
    min-height: 4.5rem;
  }

  &[data-width='choice'] select {
    max-width: 24rem;
  }

  &[data-width='choice'] span:has(> select) {
    max-width: 24rem;
  }
`;

export const DateFrame = styled(ControlFrame)`
  max-width: 17.5rem;
  padding-right: 0.125rem;

  /* Below the button, so that the calendar opens there; the field is never visible or focusable itself. */
  & > span {
    position: relative;
    display: inline-flex;
    flex: none;

    & > input {
      position: absolute;
      inset: auto 0 0 auto;
      width: 1px;
      height: 1px;
      padding: 0;
      border: 0;
      opacity: 0;
      pointer-events: none;
    }
  }
`;

export const ClearChoice = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  ${type.small}
`;
