import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

export const Band = styled.footer`
  position: relative;
  background: ${color('page')};
  color: ${color('text')};
  overflow: clip;
  outline: none;
`;

export const Content = styled.div`
  position: relative;
  max-width: calc(${contentWidth} + 2 * ${space.side});
  margin-inline: auto;
  padding: 5rem ${space.side} ${space[6]};

  ${media.phone} {
    padding-block: 2.5rem ${space[3]};
  }
`;

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 402fr 196fr 231fr 216fr 96fr;
  gap: ${space[10]} ${space[6]};

  ${media.belowDesktop} {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space[4]};
  }
`;

export const About = styled.div`
  & > p {
    max-width: 25rem;
    margin-top: ${space[4]};
    font: ${font('regular', 15, 24)};
  }
  /* Contact details: a line each on a phone. */
  & > address {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
    align-items: center;
    max-width: 25rem;
    margin-top: ${space[4]};
    color: ${color('textQuiet')};
    font: ${font('regular', 14, 24)};

    & > span {
      flex-basis: 100%;
    }
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      color: ${color('text')};
      overflow-wrap: anywhere;
    }
  }

  ${media.belowDesktop} {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    & > p {
      display: none;
    }
  }
`;

export const Column = styled.nav`
  & > h2 {
    margin-bottom: ${space[1]};
    color: ${color('heading')};
    font: ${font('semibold', 14, 20)};
  }
  & > h2 + a {
    margin-top: ${space[1.5]};
  }
`;

export const Entry = styled(RoutedLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font: ${font('regular', 15, 24)};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

export const Base = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  align-items: center;
  margin-top: ${space[16]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color('line')};
  color: ${color('textQuiet')};
  font: ${font('regular', 14, 24)};

  & > a {
    font: inherit;
  }
  & > :last-child {
    margin-left: auto;
  }
  ${media.phone} {
    margin-top: ${space[5]};
    padding-top: ${space[4]};

    & > span {
      width: 100%;
    }
    & > :last-child {
      display: none;
    }
  }
`;
