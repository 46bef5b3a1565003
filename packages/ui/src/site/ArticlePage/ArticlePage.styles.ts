import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';
import { inset, readingLine } from '../reading/reading.styles.ts';

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
  & > nav {
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
  }

  & > p {
    max-width: ${readingLine};
    margin-top: ${space[5]};
    color: ${color('textQuiet')};
    ${type.lead}
    text-wrap: pretty;
  }

  & > ul {
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

export const Body = styled.div`
  ${columns}
  padding: ${space[16]} ${inset} ${space.section};
  background: ${color('surface')};

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
    background: none;
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
