import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { font, fontFamily, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const Page = styled.div`
  color: ${color('text')};
  ${type.text}
`;

export const Hero = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 28rem;
  isolation: isolate;

  ${media.belowDesktop} {
    min-height: 0;
  }
`;

export const HeroText = styled.div`
  max-width: 25rem;

  & h1 {
    margin: ${space[3]} 0 ${space[5]};
    color: ${color('heading')};
    ${type.h2}
  }
  & > p:last-child {
    color: ${color('textQuiet')};
    ${type.lead}
  }
`;

/* The chart fades out under the words and towards its edges. */
export const Map = styled.div`
  position: absolute;
  z-index: -1;
  top: 50%;
  right: -5.5rem;
  width: min(46rem, 76%);
  translate: 0 -50%;
  mask:
    linear-gradient(to right, transparent 4%, black 38%, black 88%, transparent),
    linear-gradient(to bottom, transparent, black 12%, black 88%, transparent);
  mask-composite: intersect;

  & > svg {
    --px: 1.35;
  }

  ${media.belowDesktop} {
    position: static;
    width: 100%;
    margin-top: ${space[6]};
    translate: none;
    mask: none;
  }
  ${media.phone} {
    & > svg {
      --px: 2.4;
    }
  }
`;

export const CountList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${space[6]};
  margin-block: ${space[8]} ${space[16]};
  padding-block: ${space[5]};
  border-block: 1px solid ${color('line')};
  border-top-color: ${color('lineDeep')};

  & > li {
    display: grid;
    ${type.small}
  }
  & b {
    color: ${color('heading')};
    font: ${font('display', 40, '120%', 'heading')};
  }
  & span {
    color: ${color('textQuiet')};
  }
`;

export const Legs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${space[12]} ${space[10]};
`;

export const Leg = styled.section`
  & > h2 {
    margin: ${space[3]} 0 ${space[2]};
    color: ${color('heading')};
    ${type.h3}
    font-size: ${fontSize[28]};
  }
  & > p {
    color: ${color('textQuiet')};
    ${type.small}
  }
`;

export const Tasks = styled.ul`
  margin-top: ${space[5]};
  border-top: 1px solid ${color('lineDeep')};

  & > li {
    display: grid;
    padding-block: ${space[2.5]};
    border-bottom: 1px solid ${color('line')};
  }
  & a {
    justify-self: start;
    color: ${color('link')};
    font-weight: ${fontWeight.strong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & code {
    justify-self: start;
    padding: 0.125rem 0.375rem;
    border: 1px solid ${color('hairline')};
    border-radius: ${radius.small};
    background: ${color('raised')};
    font: ${fontSize[14]} / ${lineHeight['150%']} ${fontFamily.code};
  }
  & span {
    color: ${color('textQuiet')};
    ${type.small}
  }
`;
