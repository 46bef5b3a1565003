import { css, styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const ToolList = styled.ul`
  grid-area: tools;
  align-self: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border-top: 1px solid ${color('hairlineStrong')};
  list-style: none;

  & > li + li {
    border-top: 1px solid ${color('hairline')};
  }
`;

const tool = css`
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  width: 100%;
  min-height: 2.5rem;
  color: inherit;
  ${type.text}
  font-weight: ${fontWeight.medium};
  text-align: left;
  text-decoration: none;

  & > [aria-hidden='true'] {
    color: ${color('textQuiet')};
  }

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }

  & > small {
    color: ${color('textQuiet')};
    ${type.small}
  }

  ${media.hover} {
    &:hover > span:nth-child(2) {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

export const ToolLink = styled(RoutedLink)`
  ${tool}
`;

export const ToolButton = styled.button`
  ${tool}
`;
