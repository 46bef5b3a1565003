import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { Charts } from './VisitorCharts.styles.ts';

export const Totals = styled(Charts)`
  ${media.phone} {
    & > section:last-child {
      order: 0;
    }
  }
`;

export const TotalList = styled.ul`
  border-top: 1px solid ${color('hairlineStrong')};

  & > li {
    border-bottom: 1px solid ${color('hairline')};
    color: ${color('textQuiet')};
    ${type.text}
  }

  & > li:not(:has(a)) {
    padding-block: ${space[2]};
  }
`;

export const TotalLink = styled(RoutedLink)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
  color: ${color('text')};
  text-decoration: none;

  & > span {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > strong {
    font-weight: ${fontWeight.semibold};
    ${type.tabular}
  }

  ${media.hover} {
    &:hover > span {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  ${media.coarse} {
    min-height: 44px;
  }
`;
