import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  ${type.text}

  & caption {
    padding-bottom: ${space[3]};
    color: ${color('textQuiet')};
    text-align: start;
    ${type.small}
  }
  & th,
  & td {
    padding: ${space[3]} ${space[6]} ${space[3]} 0;
    text-wrap: pretty;
    vertical-align: top;
  }
  & th:last-child,
  & td:last-child {
    padding-right: 0;
  }
  & thead th {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('textQuiet')};
    font: ${font('semibold', 14, 22)};
  }
  & tbody tr {
    border-bottom: 1px solid ${color('line')};
    break-inside: avoid;
  }
  & tbody th {
    color: ${color('heading')};
    font: ${font('semibold', 16, 28)};
  }

  ${media.phone} {
    &,
    & tbody,
    & caption {
      display: block;
    }
    /* Seen no more, because each cell says it; still there for who listens. */
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody {
      border-top: 1px solid ${color('line')};
    }
    & tbody tr {
      display: grid;
      gap: ${space[2]};
      padding-block: ${space[4]};
    }
    & th,
    & td {
      padding: 0;
    }
    & td::before {
      display: block;
      color: ${color('textQuiet')};
      ${type.small}
      content: attr(data-column);
      content: attr(data-column) / '';
    }
  }
`;
