import { keyframes, styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, radius, space } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';

/* It moves and does not fade, so that the words are painted in the first frame. */
const rise = keyframes`from { transform: translateY(1.25rem); }`;

export const Frame = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  padding-top: ${navHeight};
  container-type: inline-size;
  overflow: clip;

  ${media.belowDesktop} {
    padding-top: ${navHeightPhone};
  }
`;

/**
 * The text begins on the content's left edge and the map 32 px before the text ends; it is as wide as brings Limassol,
 * at 94.5 % of its width, inside the window. The scale below takes its degrees from the same two lengths.
 */
export const chartMeasures = `
  --content-left: max(2rem, calc((100cqw - ${contentWidth}) / 2));
  --text-width: min(29.25rem, 40cqw);
  --map-left: calc(var(--content-left) + var(--text-width) - 2rem);
  --map-width: min(66.25rem, calc((100cqw - var(--map-left) - 9px) / 0.945));
  --degree: calc(var(--map-width) / 50);
  --block: var(--degree);

  ${media.belowDesktop} {
    --content-left: ${space.side};
    --text-width: auto;
    --map-left: 0px;
    --map-width: 100cqw;
    --block: calc(var(--degree) * 5);
  }
`;

export const Inner = styled.div`
  ${chartMeasures}
  position: relative;
  flex: 1;
  min-height: max(45.6875rem, calc(var(--map-width) * 0.716 + 5.5rem));
  padding-inline: var(--content-left);

  @media (min-width: 900px) and (max-width: 1239.98px) {
    min-height: max(36rem, calc(var(--map-width) * 0.716 + 9.5rem));
  }
  ${media.belowDesktop} {
    min-height: 0;
    padding-bottom: ${space[4]};
  }
`;

export const TextBlock = styled.div`
  position: relative;
  z-index: 1;
  width: var(--text-width);
  padding-block: 4.5rem;

  ${media.belowDesktop} {
    max-width: 36rem;
    padding-block: 2.5rem 0;
  }
  ${media.motion} {
    animation: ${rise} 0.8s cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }
`;

export const Title = styled.h1`
  color: ${color('heading')};
  ${type.h1}
  ${media.motion} {
    animation: ${rise} 0.8s 0.2s cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }
`;

export const Lead = styled.p`
  margin-top: ${space[5]};
  color: ${color('textQuiet')};
  ${type.lead}
  ${media.motion} {
    animation: ${rise} 0.8s 0.4s cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[7]};
  align-items: center;
  margin-top: 2.25rem;

  ${media.motion} {
    animation: ${rise} 0.8s 0.6s cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }
  ${media.phone} {
    flex-direction: column;
    margin-top: 1.75rem;

    & > button {
      width: 100%;
    }
  }
`;

export const EbookLink = styled(RoutedLink)`
  display: inline-block;
  padding-block: 0.5rem;
  color: ${color('heading')};
  font: 550 1.0625rem/1.75rem ${fontFamily.text};
  text-decoration: underline 1px color-mix(in srgb, ${color('link')} 55%, transparent);
  text-underline-offset: 0.3em;

  &:hover {
    text-decoration-color: currentColor;
  }
`;

export const Facts = styled.ul`
  --gap: 0.875rem;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} calc(2 * var(--gap) + 1px);
  margin-top: 1.875rem;
  color: ${color('textQuiet')};
  ${type.small}
  white-space: nowrap;

  overflow: clip;

  /* A divider in front of each but the first of a line: that one falls outside and is clipped. */
  & > li {
    margin-left: calc(-1px - var(--gap));
    padding-left: calc(1px + var(--gap));
    background: linear-gradient(currentColor, currentColor) left center / 1px 12px no-repeat;
  }
  ${media.phone} {
    justify-content: center;
    margin-top: ${space[3]};

    & > li:first-child {
      background: none;
    }
    & > li:nth-child(3) {
      display: none;
    }
  }
`;

export const Map = styled.div`
  position: absolute;
  top: 0;
  left: var(--map-left);
  width: var(--map-width);
  aspect-ratio: 1000 / 716;
  mask-image:
    linear-gradient(90deg, transparent, black 9%, black 94%, transparent),
    linear-gradient(180deg, transparent, black 10%, black 87%, transparent);
  mask-composite: intersect;

  @media (min-width: 900px) and (max-width: 1239.98px) {
    top: 5rem;

    & .waypoint text {
      font-size: 19px;
    }
  }
  ${media.belowDesktop} {
    position: relative;
    left: auto;
    width: auto;
    margin: ${space[2]} calc(-1 * var(--content-left)) 0;
    mask-image: linear-gradient(180deg, transparent, black 14%, black 86%, transparent);

    & .waypoint text {
      font-size: 17px;
    }
  }
  ${media.phone} {
    & .waypoint:not(.end) {
      display: none;
    }
    & .waypoint > circle {
      transform: scale(1.8);
    }
    & .end.waypoint text {
      font-size: 27px;
      stroke-width: 8;
    }
    & .course {
      stroke-width: 1.8;
      stroke-dasharray: 0.1 4.4;
    }
  }
`;

export const Rose = styled.div`
  position: absolute;
  top: 25%;
  left: 72.4%;
  width: 20.5%;
  color: ${color('heading')};
  opacity: 0.92;
  translate: -50% -50%;

  ${media.phone} {
    top: 21%;
    left: 84.6%;
    width: 22%;
  }
`;

export const Caption = styled.p`
  color: ${color('textQuiet')};
  font: 400 0.8125rem/1.125rem ${fontFamily.text};

  ${media.fromDesktop} {
    position: absolute;
    right: var(--content-left);
    bottom: 1.75rem;
    text-align: right;

    & > span {
      display: block;
    }
  }
  ${media.belowDesktop} {
    margin-top: ${space[3]};
  }
`;

/** In the margin, where the course runs; in narrower windows under the text. Small screens see by the map that it goes on. */
export const ScrollOn = styled.a`
  position: absolute;
  bottom: 0;
  left: var(--content-left);
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  border-radius: ${radius.small};
  color: ${color('heading')};
  font: 500 0.8125rem/1.125rem ${fontFamily.text};
  text-decoration: none;

  &::after {
    width: 11px;
    height: 28px;
    background: currentColor;
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 11 28' fill='none' stroke='black' stroke-width='1.6'%3E%3Cpath d='M5.5 0v26.5M1 22l4.5 4.7L10 22'/%3E%3C/svg%3E");
    content: '';
  }
  ${media.wide} {
    left: calc(50% - 648px);
    flex-direction: column;
    translate: -50% 0;
  }
  ${media.belowDesktop} {
    display: none;
  }
`;
