import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: flex-end; /* also of a second row */
  min-height: 68px;
  padding: ${space[3]} ${space[6]};
  border-top: 1px solid ${color('hairlineStrong')};
  background: ${color('surface')};

  & > :first-child {
    margin-right: auto;
  }

  ${media.belowDesktop} {
    position: sticky;
    z-index: ${layer.stickyHead + 2}; /* over boxes and heads of the table that go under it */
    bottom: 0;
    padding-bottom: calc(${space[3]} + env(safe-area-inset-bottom));
  }

  ${media.phone} {
    padding-inline: ${space[4]};

    & > [data-variant='primary'] {
      flex: 1 0 100%;
      order: -1;
    }

    & > button:not([data-variant='primary']) {
      flex: 1 1 auto;
      margin: 0;
      padding-inline: ${space[2]};
    }

    /* An arrow: the step has its name in the head. */
    & > [data-part='back'] {
      flex: none;
      min-width: 44px;
    }

    & > [data-part='back'] > :last-child {
      ${visuallyHidden}
    }

    /* No third row of buttons under the finger: the test is in the review as well. */
    & > [data-part='test'] {
      display: none;
    }
  }
`;

/** Why the button is disabled, or what pressing it does. */
export const FootNote = styled.p`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 36rem;
  color: ${color('textQuiet')};
  ${type.small}
  text-align: right;

  &[data-tone='danger'] {
    color: ${color('danger')};
    font-weight: ${fontWeight.medium};
  }

  /* A row of its own: the buttons need all of theirs. */
  ${media.tabletOnly} {
    flex: 1 0 100%;
    order: -1;
    max-width: none;
  }

  ${media.phone} {
    flex: 1 0 100%;
    order: -2;
    text-align: left;
  }
`;
