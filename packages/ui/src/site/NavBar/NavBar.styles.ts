import { createGlobalStyle, css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, layer, media, motion, radius, shadow, space } from '../../tokens/scale.ts';
import { font, fontSize } from '../../tokens/type.ts';
import { NavLeafLink } from './NavLeafLink.tsx';

/** Height of the bar; pages leave this much room above their content. */
export const navHeight = '4.75rem';
export const navHeightPhone = '4rem';

const footRoom = '5rem';

/** Keeps an anchor or focused field below the bar and above the action at the foot. */
export const RoomForTheBar = createGlobalStyle`
  html { scroll-padding-block: ${navHeightPhone} ${footRoom}; }
`;

/** For a button within the room at the foot: without it a focus there would scroll the page. */
export const withinFootRoom = css`
  scroll-margin-bottom: -${footRoom};
`;

export const Bar = styled.header`
  position: fixed;
  z-index: ${layer.stickyHead};
  inset: 0 0 auto;
  border-bottom: 1px solid transparent;
  background: ${color('page')};
  transition:
    border-color ${motion.control},
    box-shadow ${motion.control};

  &[data-scrolled='true'] {
    border-bottom-color: ${color('line')};
    box-shadow: 0 6px 20px ${color('shadeNear')};
  }
`;

export const Content = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  max-width: calc(${contentWidth} + 2 * ${space.side});
  height: ${navHeight};
  margin-inline: auto;
  padding-inline: ${space.side};
  transition: height ${motion.control};

  [data-scrolled='true'] & {
    height: ${navHeightPhone};
  }
  ${media.belowDesktop} {
    height: ${navHeightPhone};
  }
  /* The menu button takes the tagline's room. */
  ${media.wordTooWide} {
    & > a > span > span:nth-child(2) {
      display: none;
    }
  }
`;

export const Entries = styled.ul`
  display: flex;
  gap: ${space[1]};
  align-items: center;

  /* The last two have their own box: the action and the language toggle. */
  & > li:not([data-action], :last-child) > a,
  & > li > button,
  & > li > div > button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 0.90625rem;
    border-radius: ${radius.control};
    color: ${color('text')};
    font: ${font('strong', 15, 20)};
    text-decoration: none;
    transition: background-color ${motion.control};
  }
  & > li:not([data-action], :last-child) > a:hover,
  & > li > button:hover {
    background: ${color('tint')};
  }
  & > li > div {
    position: relative;
  }
  /* Marks the current page: a stretch of the course under the word. */
  & > li > a[aria-current],
  & > li > div > button[data-current='true'] {
    background: radial-gradient(circle closest-side, ${color('course')} 96%, transparent) left 0 bottom 6px / 7.5px
      2.6px repeat-x content-box;

    ${media.forcedColors} {
      text-decoration: underline;
      text-underline-offset: 0.5em;
    }
  }
  & > li:last-child {
    margin-left: 0.9375rem;
  }
  ${media.belowDesktop} {
    display: none;
  }
`;

/** From this width the bar has room for it beside its entries, in either language. */
const roomForTheAction = media.actionFits;

export const ActionInHead = styled.li`
  display: none;
  margin-left: ${space[2]};

  ${roomForTheAction} {
    display: list-item;
  }
`;

export const ActionAtFoot = styled.div`
  position: fixed;
  inset: auto 0 0;
  padding: ${space[2]} ${space.side} calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('line')};
  background: ${color('page')};
  visibility: hidden;

  &[data-away] {
    visibility: visible;
  }
  & > a {
    display: flex;
    max-width: 30rem;
    margin-inline: auto;
  }
  ${roomForTheAction} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const menuOpener = css`
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -0.625rem;
  border-radius: ${radius.control};
  color: ${color('heading')};
`;

/** The styling library does not know the attributes of invoker commands, and would log a warning. */
export const MenuButton = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${menuOpener}

  ${media.belowDesktop} {
    display: grid;
  }
  ${media.noScript} {
    display: none;
  }
`;

export const MenuLink = styled.a`
  ${menuOpener}

  ${media.belowDesktop} {
    ${media.noScript} {
      display: grid;
    }
  }
`;

export const GroupButton = styled.button`
  && {
    gap: 0.125rem;
    padding-right: 0.625rem;
  }
  & > span {
    transition: rotate ${motion.control};
  }
  &[data-current='true'] {
    color: ${color('link')};
  }
  &[aria-expanded='true'] {
    background: ${color('tint')};
  }
  &[aria-expanded='true'] > span {
    rotate: 180deg;
  }
`;

/* The padding bridges the gap between button and panel, so that the pointer can cross it. */
export const Panel = styled.ul`
  position: absolute;
  z-index: ${layer.menu};
  top: 100%;
  left: 0;
  width: 24.5rem;
  padding-top: ${space[3]};

  /* In narrow windows the panel does not fit to the right of the last buttons. */
  ${media.belowColumns} {
    li:nth-child(n + 3) > * > & {
      right: 0;
      left: auto;
    }
  }
  &[data-open='false'],
  *:not(:hover, :focus-within) > &[data-open='byStyles'] {
    display: none;
  }
  &::before {
    position: absolute;
    inset: ${space[3]} 0 0;
    z-index: -1;
    border: 1px solid ${color('line')};
    border-radius: ${radius.dialog};
    background: ${color('surface')};
    box-shadow: ${shadow.float};
    content: '';
  }
  & > li {
    padding-inline: ${space[2]};
  }
  & > li:first-child {
    padding-top: ${space[2]};
  }
  & > li:last-child {
    padding-bottom: ${space[2]};
  }
  & > li:nth-child(4)::before {
    display: block;
    height: 1px;
    margin: ${space[1.5]} ${space[3]};
    background: ${color('line')};
    content: '';
  }
  ${media.motion} {
    transition: translate ${motion.control};

    @starting-style {
      translate: 0 -6px;
    }
  }
`;

export const PanelItem = styled(NavLeafLink)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  padding: ${space[3]} ${space[3]};
  border-radius: ${radius.control};
  color: ${color('text')};
  text-align: start;
  text-decoration: none;
  transition: background-color ${motion.control};

  &:hover,
  &:focus-visible {
    background: ${color('tint')};
  }

  & > span:first-child {
    display: grid;
    flex: none;
    width: 44px;
    height: 44px;
    place-items: center;
    color: ${color('heading')};
    font-size: ${fontSize[26]};
  }

  & > span:last-child {
    display: block;

    & > b {
      display: block;
      font: ${font('semibold', 16, 22)};
    }
    & > span {
      display: block;
      color: ${color('textQuiet')};
      font: ${font('regular', 14, 20)};
    }
  }
`;

export const Drawing = styled.svg`
  width: 40px;
  height: 40px;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.6px;

  & .course {
    stroke-dasharray: 0.1px 3.4px;
    stroke-width: 2.2px;
  }
`;
