import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';
import { inset, readingLine } from './reading.styles.ts';

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
  & :is(h2, h3) {
    color: ${color('heading')};
    ${type.h3}
  }
  & a:hover :is(h2, h3) {
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
