import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { labelStyles } from './Field.styles.ts';

export const GroupFrame = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const GroupLegend = styled.legend`
  max-width: 100%;
  padding: 0;
  ${labelStyles}
`;

/** Layout of the options: one per line, in a row, or in columns of equal width. */
export type GroupLayout = 'list' | 'row' | 'grid';

export const ChoiceList = styled.div`
  display: grid;
  gap: 0.25rem 1.5rem;

  &[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
  }

  &[data-layout='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr));
  }

  &[data-layout='grid']:has(small) {
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  }
`;

/**
 * A checkbox or radio and its label, aligned with the first line. The row is the click area: 32 px high with a mouse,
 * 44 px on touch screens.
 */
export const choiceRow = css`
  display: flex;
  gap: 0.625rem;
  align-items: flex-start;
  min-width: 0;
  min-height: 32px;
  padding-block: calc((32px - var(--text-line)) / 2);

  ${media.coarse} {
    min-height: 44px;
    padding-block: calc((44px - var(--text-line)) / 2);
  }

  & > input {
    margin-top: calc((var(--text-line) - var(--check-size)) / 2);
  }

  & > label,
  & > span {
    flex: 1;
    min-width: 0;
    ${type.text}
    overflow-wrap: anywhere;
  }

  & > label {
    cursor: pointer;
  }

  & > input:disabled + :is(label, span) {
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }
`;

/** One option with its label; the whole row is clickable. */
export const ChoiceRow = styled.label`
  ${choiceRow}
  position: relative;
  cursor: pointer;

  &:has(> input:disabled) {
    cursor: not-allowed;
  }

  /* An option with a description is a block, and the selected one is tinted. */
  &:has(small) {
    margin-inline: -0.625rem;
    padding: 0.375rem 0.625rem;
    border-radius: ${radius.control};
  }

  &:has(small) > span {
    font-weight: ${fontWeight.medium};
  }

  &:has(small):has(> input:checked) {
    background: ${color('tint')};
  }

  & small {
    display: block;
    color: ${color('textQuiet')};
    ${type.small}
  }
`;
