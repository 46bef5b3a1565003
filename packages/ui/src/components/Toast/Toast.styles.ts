import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius, shadow } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight } from '../../tokens/type.ts';

const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;

/** An app with a bar at the bottom sets `--toast-bottom` on its root element. */
export const ToastRegion = styled.section`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto 1.5rem calc(var(--toast-bottom, 1.5rem) + env(safe-area-inset-bottom)) auto;
  width: 26rem;
  max-width: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;

  ${media.phone} {
    inset-inline: 0.75rem;
    width: auto;
    --toast-bottom-phone: var(--toast-bottom, 0.75rem);
    bottom: calc(var(--toast-bottom-phone) + env(safe-area-inset-bottom));
  }

  /* In a dialog, which covers the bar at the bottom. */
  &[data-edge='bottom'] {
    ${media.phone} {
      bottom: calc(0.75rem + env(safe-area-inset-bottom));
    }
  }

  &[data-edge='top'] {
    inset-block: calc(0.75rem + env(safe-area-inset-top)) auto;
  }

  &[data-edge='foot'] {
    bottom: var(--foot);
  }
`;

/** "Nog 2 meldingen", above the messages that are shown. */
export const Waiting = styled.p`
  width: fit-content;
  margin: 0 auto 0.5rem;
  padding: 0.25rem 0.75rem;
  border-radius: ${radius.round};
  background: ${color('toast')};
  color: ${color('onToastQuiet')};
  font: ${font('regular', 13, 20)};
`;

export const ToastCard = styled.li`
  position: relative;
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 52px;
  padding: 0.5rem 0.375rem 0.5rem 0.875rem;
  border: 1px solid transparent;
  border-radius: ${radius.toast};
  background: ${color('toast')};
  box-shadow: ${shadow.float};
  color: ${color('onToast')};
  font: ${font('regular', 14, 20)};
  overflow: clip;

  & > div {
    flex: 1;
    min-width: 0;

    & > strong {
      margin-right: 0.25rem;
      font-weight: ${fontWeight.semibold};
    }

    & > span {
      color: ${color('onToastQuiet')};
    }

    & > p {
      color: ${color('onToastQuiet')};
      font-size: ${fontSize[13]};
    }

    ${media.phone} {
      & > span {
        display: block;
        font-size: ${fontSize[12]};
      }
    }
  }

  /* With large text the buttons are below the words. */
  ${media.wordTooWide} {
    flex-wrap: wrap;
    justify-content: end;

    & > div {
      flex-basis: 70%;
    }
  }

  ${media.motion} {
    animation: ${rise} ${motion.enter};
  }
`;

export const ToastButton = styled.button`
  display: inline-flex;
  flex: none;
  gap: 0.5rem;
  align-items: center;
  justify-content: center;
  min-width: 36px;
  min-height: 36px;
  padding-inline: 0.5rem;
  border-radius: ${radius.item};
  color: ${color('toastAction')};
  font-weight: ${fontWeight.semibold};

  &:focus-visible {
    outline-color: ${color('toastAction')};
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  ${media.coarse} {
    min-width: 44px;
    min-height: 44px;
  }
`;

export const ToastBar = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: ${color('toastAction')};
  transform: scaleX(var(--left));
  transform-origin: left;

  ${media.motion} {
    transition: transform 0.25s linear;
  }

  ${media.forcedColors} {
    background: Highlight;
  }
`;
