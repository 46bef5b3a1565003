import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, shadow, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

const rise = keyframes`from { translate: 0 12px; opacity: 0.4; }`;

export const StyledDialog = styled.dialog`
  width: min(26rem, calc(100vw - 2rem));
  max-width: none;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.dialog};
  background: ${color('surface')};
  box-shadow: ${shadow.float};
  color: ${color('text')};
  overflow: auto;
  overscroll-behavior: contain;

  &[data-size='medium'] {
    width: min(40rem, calc(100vw - 2rem));
  }

  &[data-size='wide'] {
    width: min(62.5rem, calc(100vw - 2rem));
  }

  &:focus-visible {
    outline: none; /* focused only to be read, when the dialog has no title */
  }

  &::backdrop {
    background: ${color('scrim')};
  }

  ${media.motion} {
    &[open] {
      animation: ${rise} ${motion.enter};
    }
  }

  ${media.phone} {
    &[data-phone='full'] {
      width: 100vw;
      height: 100dvh;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
  }
`;

/** A padded box when the dialog has a header; otherwise the content fills the dialog. */
export const DialogPanel = styled.div`
  &[data-padded='true'] {
    padding: ${space[6]};
  }
`;

export const DialogHead = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: ${space[2]};
`;

export const DialogTitle = styled.h2`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  ${type.dialogTitle}
  min-width: 0;
  overflow-wrap: anywhere; /* an address without a space */
  outline: none; /* focused only to be read */

  /* The first line is as high as the close button beside it. */
  &:not(:last-child) {
    padding-top: calc((var(--control-small) - 1lh) / 2);
  }

  &[data-tone='danger'] > span {
    color: ${color('danger')};
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: flex-end;
  margin-top: ${space[5]};

  ${media.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
