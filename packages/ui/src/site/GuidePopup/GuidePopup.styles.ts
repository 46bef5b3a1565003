import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius, shadow, space } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';

const rise = keyframes`from { translate: 0 24px; }`;

/* Right of the inputs, whose result it may lie over but for its top, where the figure is; on phones from edge to edge. */
export const Sheet = styled.div`
  position: fixed;
  z-index: ${layer.menu};
  right: ${space[6]};
  bottom: ${space[6]};
  width: min(28rem, calc(100vw - 3rem));
  max-height: max(60dvh, calc(100dvh - 22rem));
  padding: ${space[5]} ${space[6]} ${space[4]};
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.dialog};
  background: ${color('surface')};
  box-shadow: ${shadow.float};
  color: ${color('text')};
  overflow: auto;
  overscroll-behavior: contain;

  ${media.motion} {
    animation: ${rise} ${motion.enter};
  }
  ${media.phone} {
    right: 0;
    bottom: 0;
    left: 0;
    width: auto;
    max-height: max(60dvh, calc(100dvh - 16.375rem));
    padding: ${space[5]} ${space.side} calc(${space[3]} + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 20px 20px 0 0;
  }
  ${media.print} {
    display: none;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 4.625rem minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: start;
  margin-bottom: ${space[4]};

  ${media.phone} {
    margin-bottom: ${space[3]};
  }
`;

export const Cover = styled.div`
  box-shadow: 0 4px 12px ${color('shadeFar')};

  @media (max-width: 359.98px) {
    display: none;
  }
`;

export const Title = styled.h2`
  color: ${color('heading')};
  ${type.h3}
  font-size: 1.5rem;
  text-wrap: balance;
`;

export const Text = styled.p`
  margin-top: ${space[1]};
  color: ${color('textQuiet')};
  ${type.small}
`;

export const Figure = styled.p`
  margin-top: ${space[1]};
  ${type.small}

  & > b {
    color: ${color('heading')};
    font: 500 1.125rem/1.375rem ${fontFamily.heading};
    white-space: nowrap;
  }

  & > small {
    display: block;
    color: ${color('textQuiet')};
    font-size: inherit;
  }
`;

export const Close = styled.div`
  margin: -${space[2]} -${space[3]} 0 -${space[2]};

  @media (max-width: 359.98px) {
    grid-row: 1;
    grid-column: 3;
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

  /* Twice, to come after the components' own. */
  && label {
    font-size: 0.9375rem;
    line-height: 1.375rem;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
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
    font-weight: 550;
    outline: none;
  }
  & p + p {
    margin-block: ${space[1]} ${space[3]};
    ${type.small}
  }
`;
