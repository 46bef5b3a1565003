import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight } from '../../tokens/type.ts';

export const Owner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 38rem;
  margin-top: ${space[6]};

  & > p {
    font: ${font('regular', 15, 24)};
  }

  & > p strong {
    font-size: ${fontSize[20]};
    font-weight: ${fontWeight.semibold};
  }

  /* Paper leaves out an unanswered question, and shows an answer without its buttons. */
  ${media.print} {
    &[data-answered='false'],
    & [role='radiogroup'] {
      display: none;
    }
  }
`;

export const OwnerTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font('regular', 15, 22)};

  & caption {
    padding-bottom: ${space[2]};
    color: ${color('textQuiet')};
    text-align: start;
  }

  & :is(th, td) {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('line')};
    font-weight: ${fontWeight.regular};
    text-align: start;
    vertical-align: baseline;
  }

  /* A long name wraps to leave room for the amounts. */
  & tbody th {
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  & :is(td, thead th:not(:first-child)) {
    padding-left: ${space[4]};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  & thead th {
    color: ${color('textQuiet')};
  }

  & tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: ${fontWeight.semibold};
  }

  ${media.print} {
    & :is(th, td) {
      padding-block: ${space[0.5]};
    }
  }

  ${media.phone} {
    font-size: ${fontSize[14]};

    & :is(td, thead th:not(:first-child)) {
      padding-left: ${space[2]};
    }
  }

  /* A line for the name, and one for the amounts; amounts too long for one line take two. */
  ${media.wordTooWide} {
    & tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space[4]};
      padding-block: ${space[2]};
      border-bottom: 1px solid ${color('line')};
    }

    & tfoot tr {
      border-bottom: 0;
    }

    & :is(th, td, thead th:not(:first-child)) {
      padding: 0;
      border-bottom: 0;
    }

    & tr > :first-child {
      flex-basis: 100%;
    }

    & tr > :last-child {
      margin-left: auto;
    }
  }
`;
