import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, shadow, space } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const PaletteList = styled(Base.List)`
  outline: none;

  & > * + * {
    margin-top: ${space[1]};
  }
`;

export const PaletteGroupLabel = styled(Base.GroupLabel)`
  padding: ${space[2]} ${space[3]} ${space[1.5]};
  color: ${color('textQuiet')};
  ${type.meta}
`;

export const StyledRow = styled(Base.Item)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 40px;
  padding: ${space[1.5]} ${space[3]};
  border-radius: ${radius.control};
  color: ${color('text')};
  font: ${font('regular', 14, 20)};
  text-decoration: none;
  outline: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${color('tint')};
  }

  ${media.forcedColors} {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.coarse} {
    min-height: 44px;
  }
`;

export const RowMark = styled.span`
  display: inline-flex;
  flex: none;
  justify-content: center;
  min-width: 16px;
  color: ${color('textQuiet')};
`;

/** The label, with the letters that were found, and a detail. */
export const RowWords = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  & > :first-child {
    margin-right: ${space[2]};
  }

  [data-kind='results'] > & > :first-child {
    font-weight: ${fontWeight.semibold};
  }

  & mark {
    background: none;
    color: ${color('link')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  & > :nth-child(2) {
    color: ${color('textQuiet')};
    ${type.small}

    ${media.phone} {
      display: block;
    }
  }
`;

export const RowKeys = styled.span`
  display: inline-flex;
  flex: none;
  gap: 0.375rem;

  /* A row without a shortcut shows what Enter does, but only while it is highlighted. */
  &[data-own='true'] {
    visibility: hidden;
  }

  [data-highlighted] > &[data-own='true'] {
    visibility: visible;
  }

  ${media.coarse} {
    display: none;
  }
`;

const rise = keyframes`from { translate: 0 -8px; opacity: 0.4; }`;

export const StyledPalette = styled.dialog`
  --from-top: min(7rem, 12vh);
  width: min(40rem, calc(100vw - 2rem));
  max-width: none;
  max-height: calc(100dvh - var(--from-top) - 1rem);
  margin: var(--from-top) auto auto;
  padding: 0;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.dialog};
  background: ${color('surface')};
  box-shadow: ${shadow.float};
  color: ${color('text')};
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
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
    --from-top: 0.5rem;
    width: calc(100vw - 1rem);
    max-height: calc(100dvh - 1rem);
  }
`;

export const PaletteHead = styled.div`
  display: flex;
  flex: none;
  gap: ${space[3]};
  align-items: center;
  padding-inline: ${space[5]};
  border-bottom: 1px solid ${color('hairlineStrong')};

  ${media.phone} {
    padding-inline: ${space[4]};
  }

  ${media.coarse} {
    & > kbd {
      display: none;
    }
  }
`;

/** Needs no focus ring: the field is the whole dialog, and the caret and the highlighted row show the focus. */
export const PaletteInput = styled(Base.Input)`
  flex: 1;
  min-width: 0;
  height: 58px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('text')};
  font: ${font('regular', 17, '150%')};
  text-overflow: ellipsis;
  outline: none;

  &::placeholder {
    color: ${color('textQuiet')};
    opacity: 1;
  }
`;

export const PaletteScroll = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  padding: ${space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 2.5rem ${space[2]};
  outline: none;
`;

export const PaletteWords = styled.p`
  padding: ${space[6]} ${space[3]};
  color: ${color('textQuiet')};
  ${type.text}
  overflow-wrap: anywhere;

  & > strong {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }
`;

export const PaletteFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color('dangerTint')};
  color: ${color('danger')};
  ${type.small}

  & > span:nth-child(2) {
    flex: 1;
  }
`;

export const PaletteHints = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color('hairline')};
  background: ${color('page')};
  color: ${color('textQuiet')};
  ${type.meta}

  & > :nth-child(4) {
    margin-left: auto;
  }

  ${media.phone} {
    display: none;
  }

  ${media.coarse} {
    display: none;
  }
`;
