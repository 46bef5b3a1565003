import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';

/** The space beside the content of a page. */
export const inset = `max(${space.side}, calc((100% - ${contentWidth}) / 2))`;

/** 66 characters at the size of an article's text. */
export const readingLine = '38rem';

/** The head of a page that is read: its title and its first sentence. */
export const TitleHead = styled.header`
  position: relative;
  padding: calc(${navHeight} + ${space[16]}) ${inset} ${space[16]};
  overflow: clip;

  & > h1 {
    position: relative;
    max-width: 44rem;
    color: ${color('heading')};
    ${type.h1}
  }
  & > h1 + p {
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

/** A large compass behind the head. */
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

/** The contents beside the text; they stay in view while it is read. */
export const Contents = styled.nav`
  position: sticky;
  top: calc(${navHeight} + ${space[6]});
  grid-row: 1;
  align-self: start;
  max-width: 19rem;

  & > h2 {
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('heading')};
    font: ${font('semibold', 14, 20)};
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('line')};
    font: ${font('regular', 15, 22)};
    text-decoration: none;
  }
  & a:hover {
    color: ${color('link')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  ${media.belowDesktop} {
    position: static;
    max-width: none;
  }
  /* In a low window sticky contents would lose their end. */
  ${media.lowWindow} {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;
