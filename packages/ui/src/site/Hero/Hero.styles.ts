import { keyframes, styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, radius, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';

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

  & > svg {
    --px: 1.11;
  }
  & > div {
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
  }

  ${media.desktopToThreeColumns} {
    top: 5rem;

    & > svg {
      --px: 1.5;
    }
  }
  ${media.belowDesktop} {
    position: relative;
    left: auto;
    width: auto;
    margin: ${space[2]} calc(-1 * var(--content-left)) 0;
    mask-image: linear-gradient(180deg, transparent, black 14%, black 86%, transparent);

    & > svg {
      --px: 1.36;
    }
  }
  ${media.phone} {
    & > svg {
      --px: 2.2;
    }
    & .waypoint:not(.end) {
      display: none;
    }
    & .waypoint > circle {
      transform: scale(1.8);
    }
    & > svg .course {
      stroke-width: 4.6px;
      stroke-dasharray: 0.26px 11.3px;
    }
  }
`;

export const Caption = styled.p`
  color: ${color('textQuiet')};
  font: ${font('regular', 13, 18)};

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

/** In the margin with the course; in narrower windows below the text. Small screens hide it: the map is cut off. */
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
  font: ${font('medium', 13, 18)};
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

/**
 * The text begins at the content's left edge and the map 32 px before the text ends; its width keeps Limassol, at
 * 94.5 % of the map, inside the window. The scale below derives its degrees from the same two lengths.
 */
const chartMeasures = `
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

export const Scale = styled.div`
  ${chartMeasures}
  /* 10° west is at 6 % of the map. */
  --west-ten: calc(var(--map-left) + var(--map-width) * 0.06);
  position: relative;
  flex: none;
  height: calc(11px + 1.25rem);
  border-top: 1.3px solid ${color('heading')};
  overflow: hidden;

  & > div {
    position: absolute;
    top: 0;
    left: calc(var(--west-ten) - var(--block) * 201);
    width: calc(var(--block) * 402);
    height: 9px;
    border: solid transparent;
    border-width: 2px 0 1px;
    border-bottom: 1.3px solid ${color('heading')};
    background: repeating-linear-gradient(
        90deg,
        ${color('heading')} 0 var(--block),
        transparent var(--block) calc(var(--block) * 2)
      )
      content-box;
    padding-bottom: 1px;
  }
`;

export const Degree = styled.span`
  position: absolute;
  top: 11px;
  left: calc(var(--west-ten) + var(--degree) * (var(--longitude) + 10));
  color: ${color('textQuiet')};
  font: ${font('medium', 13, 16)};
  translate: -50% 0;
`;

/* It moves but does not fade, so that the words are painted in the first frame. */
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

export const Inner = styled.div`
  ${chartMeasures}
  position: relative;
  flex: 1;
  min-height: max(48.5rem, calc(var(--map-width) * 0.716 + 8rem));
  padding-inline: var(--content-left);

  ${media.desktopToThreeColumns} {
    min-height: max(42rem, calc(var(--map-width) * 0.716 + 17rem));
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
  padding-block: 3rem 3.5rem;

  & > p:first-child {
    margin-bottom: ${space[4]};
    color: ${color('link')};
    font: ${font('semibold', 15, 22)};
  }

  & > h1 {
    color: ${color('heading')};
    ${type.h1}
    ${media.motion} {
      animation: ${rise} 0.8s 0.2s cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
    }
  }

  & > h1 + p {
    margin-top: ${space[5]};
    color: ${color('textQuiet')};
    ${type.lead}
    ${media.motion} {
      animation: ${rise} 0.8s 0.4s cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
    }
  }

  ${media.belowDesktop} {
    max-width: 36rem;
    padding-block: 1.25rem 0;
  }
  ${media.motion} {
    animation: ${rise} 0.8s cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
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

    & > a:first-child {
      width: 100%;
    }
  }
`;

export const EbookLink = styled(RoutedLink)`
  display: inline-block;
  padding-block: 0.5rem;
  color: ${color('heading')};
  font: ${font('strong', 17, 28)};
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

  /* A divider before each item; the first one of a line falls outside and is clipped. */
  & > li {
    margin-left: calc(-1px - var(--gap));
    padding-left: calc(1px + var(--gap));
    background: linear-gradient(currentColor, currentColor) left center / 1px 12px no-repeat;
  }
  ${media.phone} {
    display: none;
  }
`;

/** The large amount is beside its conditions: below the chart, or below the words in a stacked layout. */
export const Example = styled.div`
  padding-top: ${space[4]};
  border-top: 1px solid ${color('lineDeep')};
  color: ${color('text')};
  ${type.small}

  & > p {
    max-width: none;
    text-wrap: wrap;
  }
  & > p:first-child {
    display: flow-root;
  }
  & b {
    float: left;
    margin-right: ${space[5]};
    padding-block: 0.375rem 0.5rem;
    color: ${color('heading')};
    font: ${font('display', 40, 32, 'heading')};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  & > p:last-child {
    margin-top: ${space[1]};
    color: ${color('textQuiet')};
  }
  & a {
    display: inline-block;
    padding-block: 0.25rem;
    font-weight: ${fontWeight.strong};
  }
  ${media.fromDesktop} {
    position: absolute;
    right: var(--content-left);
    bottom: 4rem;
    left: calc(var(--content-left) + var(--text-width) + 3.5rem);
    z-index: 1;
  }
  ${media.belowDesktop} {
    max-width: 36rem;
    margin-top: ${space[6]};
  }
  ${media.phone} {
    margin-top: ${space[4]};

    & b {
      margin-right: ${space[4]};
      font-size: ${fontSize[36]};
      line-height: ${lineHeight[28]};
    }
  }
`;
