import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, motion, radius, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';
import { readingLine } from './ArticleText.styles.ts';

const inset = `max(${space.side}, calc((100% - ${contentWidth}) / 2))`;

/** Head, body and end share two columns: the contents at the left, the text at the right. */
const columns = `
  display: grid;
  grid-template-columns: minmax(0, 15.5rem) minmax(0, 1fr);
  column-gap: ${space[16]};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
  }
`;

export const Head = styled.header`
  ${columns}
  padding: calc(${navHeight} + ${space[12]}) ${inset} ${space[12]};

  & > * {
    grid-column: 2;
  }
  & h1 {
    max-width: 44rem;
    margin-top: ${space[6]};
    color: ${color('heading')};
    ${type.h1}
    font-size: ${fontSize.articleTitle};
    line-height: ${lineHeight['110%']};
  }
  ${media.belowDesktop} {
    padding-block: calc(${navHeightPhone} + ${space[6]}) ${space[8]};

    & > * {
      grid-column: 1;
    }
    & h1 {
      margin-top: ${space[4]};
    }
  }
  ${media.print} {
    padding-block: 0 ${space[6]};

    & h1 {
      margin-top: 0;
      font-size: ${fontSize.printArticleTitle};
    }
  }
`;

export const Trail = styled.nav`
  ${type.small}

  & ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & li + li::before {
    margin-right: ${space[2]};
    color: ${color('textQuiet')};
    content: '/';
    content: '/' / '';
  }
  & a {
    color: ${color('link')};
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${media.print} {
    display: none;
  }
`;

export const Lead = styled.p`
  max-width: ${readingLine};
  margin-top: ${space[5]};
  color: ${color('textQuiet')};
  ${type.lead}
  text-wrap: pretty;
`;

export const Byline = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[6]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color('line')};
  color: ${color('textQuiet')};
  max-width: ${readingLine};
  ${type.small}

  & > li:first-child {
    flex-basis: 100%;
    color: ${color('text')};
    font-weight: ${fontWeight.strong};
  }
`;

export const Ground = styled.div`
  background: ${color('surface')};
  ${media.print} {
    background: none;
  }
`;

export const Body = styled.div`
  ${columns}
  padding: ${space[16]} ${inset} ${space.section};

  & > :not(nav) {
    grid-column: 2;
    min-width: 0;
  }
  ${media.belowDesktop} {
    row-gap: ${space[10]};
    padding-block: ${space[10]} ${space[16]};

    & > :not(nav) {
      grid-column: 1;
    }
  }
  ${media.print} {
    padding-block: 0;
  }
`;

export const Contents = styled.nav`
  position: sticky;
  top: calc(${navHeight} + ${space[6]});
  grid-row: 1;
  align-self: start;

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
  }
  /* In a low window sticky contents would lose their end. */
  ${media.lowWindow} {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;

export const Notes = styled.section`
  max-width: 44rem;
  margin-top: ${space[16]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color('lineDeep')};

  & > h2 {
    color: ${color('heading')};
    ${type.h3}
  }
  & > p {
    max-width: ${readingLine};
    margin-top: ${space[2]};
    color: ${color('textQuiet')};
    ${type.small}
  }
  & > ol {
    margin-top: ${space[5]};
  }
  & > ol > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    padding-block: ${space[2.5]};
    border-top: 1px solid ${color('line')};
    scroll-margin-top: calc(${navHeight} + ${space[4]});
    ${type.small}
    break-inside: avoid;
  }
  & > ol > li:target {
    background: ${color('tint')};
    box-shadow: 0 0 0 ${space[2]} ${color('tint')};
  }
  & > ol > li > span:first-child {
    color: ${color('textQuiet')};
    ${type.tabular}
  }
  & small {
    display: block;
    color: ${color('textQuiet')};
    font-size: inherit;
  }
`;

/** The link to the calculator with the article's own figures. */
export const Reckon = styled.p`
  max-width: ${readingLine};
  margin-top: ${space[12]};

  ${media.print} {
    display: none;
  }
`;

export const Next = styled.section`
  padding: ${space[16]} ${inset};
  background: ${color('page')};

  & > h2 {
    padding-bottom: ${space[4]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('heading')};
    ${type.h3}
  }
  ${media.phone} {
    padding-block: ${space[10]};
  }
  ${media.print} {
    display: none;
  }
`;

/** A list of articles: the whole entry is the link. */
export const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 4.5rem;

  & > li {
    border-bottom: 1px solid ${color('line')};
  }
  & a {
    display: block;
    height: 100%;
    padding-block: ${space[6]};
    border-radius: ${radius.small};
    text-decoration: none;
    transition: background-color ${motion.control};
  }
  & h3 {
    color: ${color('heading')};
    ${type.h3}
  }
  & a:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & p {
    max-width: ${readingLine};
    margin-top: ${space[2]};
    color: ${color('textQuiet')};
    ${type.text}
  }
  & small {
    display: block;
    margin-top: ${space[3]};
    color: ${color('textQuiet')};
    ${type.small}
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Closing = styled.section`
  padding: ${space[16]} ${inset};
  background: ${color('page')};
  color: ${color('text')};

  & > h2 {
    color: ${color('heading')};
    ${type.h2}
  }
  & > p {
    max-width: ${readingLine};
    margin-top: ${space[4]};
    ${type.lead}
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]};
    margin-top: ${space[8]};
  }
  ${media.print} {
    display: none;
  }
`;
