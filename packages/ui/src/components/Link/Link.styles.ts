import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';

/** A link, or with `as` a button. */
export const StyledLink = styled.a`
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
