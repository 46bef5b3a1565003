import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const FigureStrip = styled.div`
  ${media.fromTablet} {
    && > ul {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: none;
    }

    && > ul > li {
      border-top: 0;
    }

    && > ul > li + li {
      border-left: 1px solid ${color('hairline')};
    }

    && > ul > li > * {
      padding-left: ${space[4]};
    }

    && > ul > li:first-child > * {
      padding-left: 0;
    }
  }
`;

/** The names align with the tabs. */
export const RowsFrame = styled.div`
  margin-top: calc(-1 * ${space[5]});
`;

export const Outcome = styled.span`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  min-width: 0;
  ${type.text}

  & > [aria-hidden] {
    flex: none;
    margin-top: 6px;
    color: ${color('textQuiet')};
  }

  &[data-tone='success'] > [aria-hidden] {
    color: ${color('success')};
  }

  &[data-tone='danger'] > [aria-hidden] {
    color: ${color('danger')};
  }
`;

export const DeliveryCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: start;

  & > :last-child {
    grid-column: 1 / -1;
  }

  & > :nth-child(2) {
    color: ${color('textQuiet')};
    ${type.small}
    ${type.tabular}
  }
`;
