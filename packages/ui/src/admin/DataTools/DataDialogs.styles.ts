import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Checks = styled.ul`
  border-top: 1px solid ${color('hairlineStrong')};

  & > li {
    display: grid;
    grid-template-columns: max-content minmax(min-content, 1fr) minmax(0, max-content);
    gap: ${space[1]} ${space[2.5]};
    align-items: center;
    min-height: 2.5rem;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('hairline')};
    ${type.text}
    --icon-size: 16px;

    & > span:first-child {
      color: ${color('success')};
    }

    &[data-level='warning'] > span:first-child {
      color: ${color('warning')};
    }

    &[data-level='bad'] > span:first-child {
      color: ${color('danger')};
    }

    & > span:nth-child(2) {
      overflow-wrap: break-word;
    }

    & > span:nth-child(3) {
      color: ${color('textQuiet')};
      text-align: end;
      overflow-wrap: anywhere;
    }

    &[data-level='bad'] > span:nth-child(3) {
      color: ${color('danger')};
    }

    & > [role='progressbar'] {
      grid-column: 2 / -1;
    }

    ${media.phone} {
      grid-template-columns: max-content minmax(0, 1fr);

      & > span:nth-child(3) {
        grid-column: 2;
        text-align: start;
      }
    }
  }
`;

/** The figures of an import plan; scrolls horizontally where there is no room. */
export const PlanFrame = styled.div`
  overflow-x: auto;

  & > table {
    width: 100%;
    ${type.text}

    caption {
      padding-bottom: ${space[2]};
      color: ${color('textQuiet')};
      ${type.small}
      text-align: start;
    }

    th,
    td {
      height: 2.25rem;
      padding: ${space[1]} 0 ${space[1]} ${space[3]};
      border-bottom: 1px solid ${color('hairline')};
      text-align: end;
      white-space: nowrap;
      ${type.tabular}
    }

    tr > :first-child {
      padding-left: 0;
      font-weight: ${fontWeight.regular};
      text-align: start;
      white-space: normal;
    }

    thead > tr > * {
      border-color: ${color('hairlineStrong')};
      color: ${color('textQuiet')};
      ${type.small}
      font-weight: ${fontWeight.medium};
    }

    td[data-zero='true'] {
      color: ${color('textQuiet')};
    }

    td[data-tone='danger'] {
      color: ${color('danger')};
      font-weight: ${fontWeight.semibold};
    }
  }
`;
