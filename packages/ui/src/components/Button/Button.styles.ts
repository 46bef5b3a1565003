import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { fontSize, type } from '../../tokens/type.ts';

const variants = css`
  &[data-variant='primary'] {
    background: ${color('action')};
    color: ${color('onAction')};

    &:active {
      background: ${color('actionPressed')};
    }

    ${media.hover} {
      &:hover {
        background: ${color('actionPressed')};
      }
    }
  }

  &[data-variant='secondary'] {
    border-color: ${color('control')};
  }

  &[data-variant='danger'] {
    border-color: ${color('danger')};
    color: ${color('danger')};
  }

  &[data-variant='dangerFilled'] {
    background: ${color('dangerFill')};
    color: ${color('onDangerFill')};

    ${media.hover} {
      &:hover {
        background: ${color('dangerFillPressed')};
      }
    }
  }

  &[data-variant='deep'] {
    background: ${color('strong')};
    color: ${color('onStrong')};

    ${media.hover} {
      &:hover {
        background: ${color('strongPressed')};
      }
    }
  }

  ${media.hover} {
    &:is([data-variant='secondary'], [data-variant='quiet'], [data-variant='danger']):hover {
      background: ${color('rowHover')};
    }
  }

  &:is([data-variant='secondary'], [data-variant='quiet'], [data-variant='danger']):active,
  &[aria-expanded='true']:is([data-variant='secondary'], [data-variant='quiet']) {
    background: ${color('tint')};
  }
`;

/* A busy button stays in the tab order; a disabled one does not. They look the same, on hover too: hence the `&&`. */
const unavailable = css`
  &&:disabled,
  &&[aria-disabled='true'] {
    border-color: ${color('hairlineStrong')};
    background: ${color('raised')};
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** With `as` a link. */
export const StyledButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--icon-gap);
  max-width: 100%;
  min-height: var(--control-height);
  padding: 0.25rem var(--control-side);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color('text')};
  ${type.button}
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.control},
    border-color ${motion.control},
    color ${motion.control};

  &&[data-size='small'] {
    min-height: var(--control-small);
    padding-inline: 0.625rem;
    font-size: ${fontSize.small};
  }

  &&[data-width='full'] {
    width: 100%;
  }

  && {
    ${variants}
    ${unavailable}
  }

  ${media.forcedColors} {
    &&[data-variant='primary'] {
      border-color: Highlight;
    }

    &&:is(:disabled, [aria-disabled='true']) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** A word wider than the button breaks instead of overflowing it. */
export const Words = styled.span`
  min-width: 0;
  overflow-wrap: break-word;
`;
