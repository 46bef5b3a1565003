import { styled } from 'styled-components';
import { Section } from '../../components/Section/Section.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

export const Banner = styled(Section)`
  display: flow-root; /* the margin below the drawing is the banner's own, also where it rests far from the window */
  isolation: isolate;
  overflow: clip;

  ${media.belowDesktop} {
    padding-bottom: 0;
  }

  /* This place's ring is the one on the chart. */
  ${media.wide} {
    & p > span[aria-hidden='true'] {
      display: none;
    }
  }
`;

export const Invitation = styled.div`
  & > h2 {
    font: ${font('title', 'bannerTitle', '114%', 'heading')};
  }
  ${media.fromDesktop} {
    & > h2 {
      max-width: 27.5rem;
    }
  }
  & > h2 + p {
    max-width: 29rem;
    margin-block: ${space[5]} ${space[8]};
    color: ${color('textQuiet')};
    ${type.lead}
  }
  ${media.fromDesktop} {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    width: calc(5 / 12 * 100% - ${space[6]});
    min-height: 28rem;
  }
  /* On a phone the form itself follows immediately. */
  ${media.phone} {
    & > h2 + p {
      margin-block: ${space[3]} ${space[8]};
    }
    & > a {
      display: none;
    }
  }
`;

/* The island keeps its place beside the words: 936 px wide; the sea that does not fit is clipped. */
export const Chart = styled.div`
  & > svg {
    --px: 1.4;
    overflow: visible;
  }
  & .land {
    fill: ${color('page')};
  }
  & text {
    stroke: ${color('page')};
  }
  & text {
    font-size: calc(15px * var(--px));
  }
  & .waypoint > circle {
    stroke-width: 0.85px;
    transform: scale(calc(1.7 * var(--px)));
  }
  & .margin {
    display: none;
  }

  ${media.belowDesktop} {
    margin: 0 calc(-1 * ${space.side});

    & > svg {
      width: calc(100% * 1.3);
      max-width: none;
      margin-left: -15%;
    }
  }
  ${media.phone} {
    display: none;
  }
  ${media.fromDesktop} {
    position: absolute;
    top: 50%;
    left: 36%;
    z-index: -1;
    width: min(936px, 74vw);
    translate: 0 -53%;
  }
  ${media.wide} {
    & > svg {
      --px: 1.28;
    }
    left: 398px;
    & .margin {
      display: inline;
    }
    & .below {
      display: none;
    }
  }
`;
