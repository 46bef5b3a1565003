import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

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
