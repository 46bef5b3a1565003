import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { RoutedLink } from './RoutedLink.tsx';

const linkStyles = css`
  border-radius: ${radius.small};
  color: ${color('link')};
  text-decoration: underline 1px color-mix(in srgb, currentColor 45%, transparent);
  text-underline-offset: 0.25em;
  transition: text-decoration-color ${motion.control};

  & > [aria-hidden='true'] {
    margin-left: 0.25em;
    vertical-align: -0.125em;
  }

  ${media.hover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }

  &[data-look='plain'] {
    color: inherit;
    text-decoration-color: transparent;
  }

  ${media.hover} {
    &[data-look='plain']:hover {
      text-decoration-color: currentColor;
    }
  }
`;

export const StyledLink = styled(RoutedLink)`
  ${linkStyles}
`;

export const StyledTextButton = styled.button`
  ${linkStyles}
`;
