import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, motion, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, auto);
  border-bottom: 1px solid ${color('hairlineStrong')};

  li + li {
    border-left: 1px solid ${color('hairline')};
  }

  ${media.belowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    li:nth-child(4) {
      border-left: 0;
    }

    li:nth-child(n + 4) {
      border-top: 1px solid ${color('hairline')};
    }
  }
`;

export const Totals = styled.section`
  margin-top: ${space[8]};
`;

export const FigureLink = styled(RoutedLink)`
  display: block;
  height: 100%;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  text-decoration: none;
  transition: background-color ${motion.control};

  li:first-child & {
    padding-left: 0;
  }

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }

    &:hover > span:first-child {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > span {
    display: flex;
    gap: ${space[1.5]};
    align-items: center;
    color: ${color('textQuiet')};
    ${type.small}
    white-space: nowrap;
  }

  & > strong {
    display: block;
    margin-top: ${space[1]};
    ${type.figure}
  }

  ${media.belowDesktop} {
    li:nth-child(4) & {
      padding-left: 0;
    }
  }

  ${media.phone} {
    padding-inline: ${space[2]};
  }
`;
