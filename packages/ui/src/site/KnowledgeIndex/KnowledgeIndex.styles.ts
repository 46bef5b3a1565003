import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';

const inset = `max(${space.side}, calc((100% - ${contentWidth}) / 2))`;

export const Head = styled.header`
  position: relative;
  padding: calc(${navHeight} + ${space[16]}) ${inset} ${space[16]};
  overflow: clip;

  & > h1 {
    position: relative;
    max-width: 48rem;
    color: ${color('heading')};
    ${type.h1}
  }
  & > p {
    position: relative;
    max-width: 32em;
    margin-top: ${space[5]};
    color: ${color('textQuiet')};
    ${type.lead}
  }
  ${media.phone} {
    padding-block: calc(${navHeightPhone} + ${space[10]}) ${space[10]};
  }
  ${media.print} {
    padding-block: 0 ${space[6]};
  }
`;

export const Rose = styled.div`
  position: absolute;
  top: 50%;
  right: max(-6rem, calc((100% - ${contentWidth}) / 2 - 8rem));
  width: 30rem;
  color: ${color('heading')};
  opacity: 0.12;
  translate: 0 -46%;

  ${media.belowDesktop} {
    right: -12rem;
    width: 22rem;
    opacity: 0.08;
  }
  ${media.print} {
    display: none;
  }
`;

export const List = styled.section`
  padding: ${space[10]} ${inset} ${space.section};
  background: ${color('surface')};

  & h2 {
    color: ${color('heading')};
    ${type.h3}
  }
  & a:hover h2 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;
