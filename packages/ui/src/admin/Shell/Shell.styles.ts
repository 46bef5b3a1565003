import { createGlobalStyle, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

const barHeight = '4rem';

/** The bottom bar of a phone, and the line above it. */
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.menu};
  display: none;
  height: var(--bottom-bar);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color('hairlineStrong')};
  background: ${color('page')};

  /* Empty while the server responds. */
  & > p {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    justify-content: center;
    height: var(--bar-line);
    background: ${color('dangerTint')};
    color: ${color('danger')};
    ${type.small}
  }

  ${media.phone} {
    display: block;
  }

  & > nav > ul {
    display: flex;
    height: ${barHeight};
  }

  & > nav > ul > li {
    display: grid;
    flex: 1;
  }
`;

/** The button of the account, or with `as` a link. */
export const BottomEntry = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 3px;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 100%;
  text-decoration: none;
  font-weight: ${fontWeight.medium};
  font-size: ${fontSize.barLabel};
  line-height: ${lineHeight[16]};
  --icon-size: 20px;
  color: ${color('textQuiet')};

  &[aria-current] {
    color: ${color('heading')};
    font-weight: ${fontWeight.semibold};
  }

  &[aria-current] > span:first-child {
    color: ${color('link')};
  }

  &[aria-current]::before {
    position: absolute;
    top: -1px;
    width: 32px;
    height: 3px;
    border-radius: 0 0 ${radius.bar} ${radius.bar};
    background: ${color('link')};
    content: '';
  }
`;

export const BottomBadge = styled.span`
  position: absolute;
  top: 8px;
  left: calc(50% + 4px);
  min-width: 1.125rem;
  padding-inline: 4px;
  border-radius: ${radius.round};
  background: ${color('textQuiet')};
  color: ${color('page')};
  font-weight: ${fontWeight.semibold};
  font-size: ${fontSize[11]};
  line-height: ${lineHeight[18]};
  text-align: center;

  &[data-late='true'] {
    background: ${color('dangerFill')};
    color: ${color('onDangerFill')};
  }
`;

export const AccountButton = styled.button`
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  text-align: start;
  transition: background-color ${motion.control};

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }
  }

  &[aria-expanded='true'] {
    background: ${color('tint')};
  }

  & > span:last-child {
    margin-left: auto;
    color: ${color('textQuiet')};
  }

  [data-rail='closed'] & {
    justify-content: center;
    padding-inline: 0;
  }
`;

export const AccountWords = styled.span`
  display: grid;
  min-width: 0;
  ${type.small}
  line-height: ${lineHeight[17]};

  strong,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: ${fontWeight.semibold};
  }

  span {
    color: ${color('textQuiet')};
    font-size: ${fontSize[12]};
  }
`;

/**
 * The line above the bottom bar is as high as this while the server does not respond. Toasts are above both; they render
 * outside the shell, so the offset is set on the root.
 */
export const AboveBottomBar = createGlobalStyle`
  ${media.phone} {
    :root {
      --bar-line: 0px;
      --toast-bottom: calc(${barHeight} + var(--bar-line) + 12px);
      scroll-padding-bottom: calc(var(--toast-bottom) + env(safe-area-inset-bottom));
    }

    :root:has([data-server='down']) {
      --bar-line: 1.75rem;
    }
  }
`;

export const Frame = styled.div`
  --rail-width: 14rem;
  --bottom-bar: 0px;

  display: grid;
  grid-template-columns: var(--rail-width) minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color('surface')};

  &[data-rail='closed'] {
    --rail-width: 4rem;
  }

  ${media.phone} {
    --rail-width: 0px;
    --bottom-bar: calc(${barHeight} + var(--bar-line) + env(safe-area-inset-bottom));
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: var(--bottom-bar);
  }

  /* On paper stands the page alone. */
  ${media.print} {
    display: block;
    padding: 0;
    background: none;

    & > :not(main) {
      display: none;
    }
  }
`;

/** Notices that apply to every page. */
export const AbovePage = styled.div`
  padding: ${space[4]} ${space.side} 0;

  ${media.print} {
    display: none;
  }
`;

export const Main = styled.main`
  min-width: 0;
  outline: none;

  /* Not "visibility": a field that had the focus would lose it, and it is to come back to it. */
  &[data-covered='true'] {
    opacity: 0;
    user-select: none;
  }
`;

export const AccountTitle = styled.p`
  display: grid;
  padding: ${space[2]} ${space[2.5]} ${space[3]};
  ${type.text}

  strong {
    font-weight: ${fontWeight.semibold};
  }

  span {
    color: ${color('textQuiet')};
    ${type.small}
  }
`;

export const AccountSection = styled.div`
  padding-block: ${space[2]} 0;
  border-top: 1px solid ${color('hairline')};

  & + & {
    margin-top: ${space[2]};
  }

  & > div {
    display: flex;
    gap: ${space[6]};
    align-items: center;
    justify-content: space-between;
    min-height: 2.5rem;
    padding-block: 2px;
    padding-inline: ${space[2.5]};
  }
`;

/** A button, or with `as` a link. */
export const AccountItem = styled.button`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: var(--control-height);
  padding-inline: ${space[2.5]};
  border-radius: ${radius.control};
  text-align: start;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${color('tint')};
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > kbd {
    margin-left: auto;
  }
`;
