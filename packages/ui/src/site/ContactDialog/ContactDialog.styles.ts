import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, type } from '../../tokens/type.ts';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: 372px minmax(0, 1fr);
  min-height: min(42.25rem, calc(100dvh - 2rem));

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    min-height: 100dvh;
  }
`;

export const Aside = styled.div`
  position: relative;
  padding: ${space[10]} 2.25rem;
  background: ${color('page')};
  color: ${color('text')};
  overflow: hidden;

  & > p {
    max-width: 14rem;
    text-wrap: balance;
    color: ${color('heading')};
    font: ${font('medium', 27, 33, 'heading')};
  }

  & > dl {
    position: relative;
    z-index: 1;
    margin-top: ${space[6]};
    border-top: 1px solid ${color('control')};

    & > div {
      display: flex;
      gap: ${space[4]};
      justify-content: space-between;
      padding-block: 0.6875rem;
      border-bottom: 1px solid ${color('line')};
      font: ${font('regular', 15, 24)};
    }
    & dd {
      color: ${color('heading')};
      text-align: right;
    }
  }

  & > div {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;

    /* The land fades into the dark by an overlay, because a mask renders the dots differently each time. */
    &::after {
      position: absolute;
      inset: 0;
      background: linear-gradient(180deg, ${color('page')} 4%, transparent 50%);
      content: '';
    }

    & > svg text {
      font-size: 13px;
      stroke-width: 0;
    }
  }

  ${media.belowDesktop} {
    display: none;
  }
`;

export const Main = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${space[10]} ${space[12]} ${space[8]};

  ${media.phone} {
    padding: ${space[5]} ${space[5]} ${space[6]};
  }
`;

export const PhoneHead = styled.div`
  display: none;
  gap: ${space[3]};
  align-items: center;
  min-height: 34px;
  margin-bottom: ${space[5]};
  color: ${color('heading')};
  font: ${font('medium', 12, 18)};

  & b {
    display: block;
    font: ${font('semibold', 17, 18, 'heading')};
  }
  ${media.phone} {
    display: flex;
  }
`;

export const Close = styled.div`
  position: absolute;
  top: ${space[5]};
  right: ${space[5]};

  ${media.phone} {
    top: 1rem;
    right: 0.625rem;
  }
`;

export const Intro = styled.div`
  margin-bottom: ${space[6]};
  padding-right: ${space[10]};

  & > h2 {
    color: ${color('heading')};
    ${type.h2}
    font-size: ${fontSize[36]};

    ${media.phone} {
      font-size: ${fontSize[34]};
    }
  }

  & > p {
    margin-top: 0.375rem;
    color: ${color('textQuiet')};
    ${type.text}
  }

  /* A shorter lead for phones. */
  & > p:last-child {
    display: none;
  }

  ${media.phone} {
    margin-bottom: ${space[5]};
    padding-right: 0;

    & > p {
      display: none;
    }

    & > p:last-child {
      display: block;
    }
  }
`;

/* On phones the skyline ends the page; beside the chart of a wide window it would be too much. */
export const Shore = styled.div`
  display: none;
  margin: auto -${space[5]} -${space[6]};
  padding-top: ${space[6]};

  & > svg {
    max-height: 15rem;
  }
  ${media.belowDesktop} {
    display: block;
  }
`;
