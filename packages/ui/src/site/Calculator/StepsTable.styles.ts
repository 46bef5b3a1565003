import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, type } from '../../tokens/type.ts';

export const Steps = styled.table`
  width: 100%;
  font: ${font('regular', 16, 24)};

  & > caption {
    padding-bottom: ${space[5]};
    text-align: start;
  }

  & > caption > h2 {
    color: ${color('heading')};
    ${type.h2}
    font-size: ${fontSize.sectionTitle};
  }

  & th,
  & td {
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${color('line')};
    text-align: start;
    vertical-align: baseline;
  }

  & tr > :last-child:not([colspan]) {
    text-align: end;
    white-space: nowrap;
    ${type.tabular}
  }

  & td:nth-child(2) {
    padding-inline: ${space[4]};
    color: ${color('textQuiet')};
  }

  & thead th {
    border-color: ${color('lineDeep')};
    color: ${color('textQuiet')};
    ${type.small}
  }

  & thead th:nth-child(2) {
    padding-inline: ${space[4]};
  }

  & [colspan] {
    padding-top: ${space[6]};
    padding-bottom: ${space[2]};
    color: ${color('heading')};
    font: ${font('medium', 18, 24, 'heading')};
  }

  & [data-kind$='Total'] > * {
    border-color: ${color('control')};
    font-weight: ${fontWeight.semibold};
  }

  & [data-kind='saving'] > * {
    padding-block: ${space[4]};
    border-bottom: 0;
    background: ${color('tint')};
    font-weight: ${fontWeight.semibold};
  }

  & [data-kind='saving'] > td:nth-child(2) {
    font-weight: ${fontWeight.regular};
  }

  ${media.fromTablet} {
    & [data-kind='saving'] > :first-child {
      padding-left: ${space[4]};
    }

    & [data-kind='saving'] > :last-child {
      padding-right: ${space[4]};
    }
  }

  /* The calculation is below the name; the amount is beside both. */
  ${media.phone} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & tr:not(:has([colspan])) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${space[4]};
      align-items: center;
      padding-block: ${space[3]};
      border-bottom: 1px solid ${color('line')};
    }

    & tr:not(:has([colspan])) > * {
      padding: 0;
      border: 0;
    }

    & td:nth-child(2) {
      grid-area: 2 / 1;
      ${type.small}
    }

    & td:nth-child(2):empty {
      display: none;
    }

    & td:last-child {
      grid-area: 1 / 2 / span 2;
    }

    & tr[data-kind$='Total'] {
      border-color: ${color('control')};
    }

    & tr[data-kind='saving'] {
      padding: ${space[4]};
      border-bottom: 0;
      background: ${color('tint')};
    }
  }
  ${media.wordTooWide} {
    & tr:not(:has([colspan])) {
      grid-template-columns: minmax(0, 1fr);
    }

    & td:last-child {
      grid-area: 3 / 1;
    }
  }

  ${media.forcedColors} {
    & tr[data-kind='saving'] {
      border-block: 2px solid CanvasText;
    }
  }

  ${media.print} {
    & th,
    & td {
      padding-block: ${space[2]};
    }
  }
`;

export const Note = styled.p`
  margin-top: ${space[4]};
  color: ${color('textQuiet')};
  ${type.small}
`;
