import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, layer, media, motion, shadow, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { withinFootRoom } from '../NavBar/NavBar.styles.ts';

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

  & button {
    ${withinFootRoom}
  }

  /* The offer; the lead is beside it when there is room. */
  & > div > p {
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

export const Head = styled.div`
  display: grid;
  grid-template-columns: 4.625rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  margin-bottom: ${space[5]};

  & p {
    ${type.small}
  }

  & > :first-child {
    box-shadow: 0 4px 12px ${color('shadeFar')};

    ${media.narrowPhone} {
      display: none;
    }
  }

  & p + p {
    margin-top: ${space[1]};

    & > b {
      color: ${color('heading')};
      font: ${font('medium', 18, 22, 'heading')};
      white-space: nowrap;
    }

    & > small {
      display: block;
      color: ${color('textQuiet')};
      font-size: inherit;
    }
  }

  ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${space[4]};

  ${media.phone} {
    gap: ${space[3]};
  }
`;

export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
  min-width: 0;
  padding: 0;
  border: 0;

  /* Doubled to override the components' own styles. */
  && label {
    font-size: ${fontSize[15]};
    line-height: ${lineHeight[22]};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;

  & > a {
    color: ${color('textQuiet')};
    ${type.small}
  }
  ${media.phone} {
    & > button {
      width: 100%;
    }
    & > a {
      margin-inline: auto;
    }
  }
`;

export const Done = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  padding-top: ${space[4]};
  border-top: 1px solid ${color('lineDeep')};

  & > svg {
    flex: none;
    color: ${color('success')};
  }
  & p:first-child {
    font-weight: ${fontWeight.strong};
    outline: none;
  }
  & p + p {
    margin-block: ${space[1]} ${space[3]};
    ${type.small}
  }
`;
