import { createGlobalStyle, css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, layer, media, motion, radius, space } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

/** Height of the bar; pages leave this much room above their content. */
export const navHeight = '4.75rem';
export const navHeightPhone = '4rem';

/** Keeps an anchor or focused field below the bar and above the action at the foot. */
export const RoomForTheBar = createGlobalStyle`
  html { scroll-padding-block: ${navHeightPhone} 5rem; }
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
