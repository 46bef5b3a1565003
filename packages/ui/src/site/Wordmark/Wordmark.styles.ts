import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

export const Home = styled(RoutedLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  color: ${color('heading')};
  text-decoration: none;

  & > svg {
    flex: none;
  }
  & > span > :first-child {
    display: block;
    font: ${font('semibold', 19, 20, 'heading')};
  }

  & > span > :nth-child(2) {
    display: block;
    font: ${font('medium', 12, 18)};
    color: ${color('text')};
    white-space: nowrap;

    ${media.wordTooWide} {
      white-space: normal;
    }
  }

  ${media.phone} {
    & > svg {
      width: 34px;
      height: 34px;
    }
  }
`;
