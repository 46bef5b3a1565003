import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, layer, media, motion, shadow, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

const rise = keyframes`from { translate: 0 100%; }`;

/* Last in the page and sticky at the window's bottom: at the page's end it is below everything. */
export const OfferPlace = styled.div`
  position: sticky;
  z-index: ${layer.stickyHead};
  bottom: 0;

  &[data-away] {
    visibility: hidden;
  }

  /* A transition of its own would make a child appear one frame after its parent. */
  ${media.reducedMotion} {
    &,
    & * {
      transition-property: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;

export const OfferBar = styled.section`
  padding: ${space[2.5]} max(${space.side}, calc((100% - ${contentWidth}) / 2))
    calc(${space[2.5]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('hairlineStrong')};
  background: ${color('surface')};
  box-shadow: ${shadow.float};
  color: ${color('text')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
    align-items: center;
  }

  ${media.motion} {
    [data-away] > & {
      translate: 0 100%;
    }

    :not([data-away]) > & {
      animation: ${rise} ${motion.enter};
    }
  }

  ${media.phone} {
    padding-right: ${space[2]};
  }
`;

/** The offer; the lead is beside it when there is room. */
export const OfferWords = styled.p`
  flex: 1 1 7rem;
  min-width: 0;
  hyphens: auto;
  ${type.small}

  & > b {
    color: ${color('heading')};
    font-weight: ${fontWeight.semibold};
  }

  ${media.phone} {
    & > span {
      display: none;
    }
  }
`;
