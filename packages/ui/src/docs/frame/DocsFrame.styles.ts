import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, measure, radius, space } from '../../tokens/scale.ts';
import { fontFamily, fontSize, fontWeight, type } from '../../tokens/type.ts';

const unlessOwn = ':where(:not(.sb-unstyled, .sb-unstyled *, .sbdocs-preview *, .docblock-argstable *))';

/** Prose of docs pages. Twice the class, because Storybook's own rules for docs would win otherwise. */
export const Prose = styled.div`
  color: ${color('text')};

  && {
    h1${unlessOwn} {
      margin: 0 0 ${space[5]};
      color: ${color('heading')};
      ${type.h2}
    }
    h2${unlessOwn} {
      margin: ${space[16]} 0 ${space[4]};
      padding: 0;
      border: 0;
      color: ${color('heading')};
      ${type.h3}
      font-size: ${fontSize[26]};
    }
    h3${unlessOwn} {
      margin: ${space[10]} 0 ${space[2]};
      color: ${color('heading')};
      ${type.h3}
      font-size: ${fontSize[20]};
    }
    :is(p, li)${unlessOwn} {
      max-width: ${measure};
      color: ${color('text')};
      ${type.text}
    }
    p${unlessOwn} {
      margin: 0 0 ${space[4]};
    }
    ul${unlessOwn} {
      margin: 0 0 ${space[4]};
      padding-left: ${space[5]};
      list-style: disc;
    }
    ol${unlessOwn} {
      margin: 0 0 ${space[4]};
      padding-left: ${space[5]};
      list-style: decimal;
    }
    li${unlessOwn} {
      margin: 0 0 ${space[1]};
    }
    a${unlessOwn} {
      color: ${color('link')};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    :not(pre) > code${unlessOwn} {
      padding: 0.125em 0.375em;
      border: 1px solid ${color('hairline')};
      border-radius: ${radius.small};
      background: ${color('raised')};
      color: ${color('text')};
      font: ${fontSize.code} ${fontFamily.code};
      white-space: normal;
    }
    blockquote${unlessOwn} {
      margin: 0 0 ${space[4]};
      padding: 0 0 0 ${space[4]};
      border-left: 2px solid ${color('link')};
      color: ${color('textQuiet')};
    }
    table${unlessOwn} {
      display: block;
      width: max-content;
      max-width: 100%;
      margin: ${space[4]} 0 ${space[8]};
      border-top: 1px solid ${color('lineDeep')};
      overflow-x: auto;
      ${type.small}
    }
    tr:nth-of-type(n)${unlessOwn} {
      border: 0;
      background: none;
    }
    :is(th, td)${unlessOwn} {
      padding: ${space[2.5]} ${space[6]} ${space[2.5]} 0;
      border: 0;
      border-bottom: 1px solid ${color('line')};
      color: ${color('text')};
      vertical-align: top;
    }
    th${unlessOwn} {
      color: ${color('textQuiet')};
      font-weight: ${fontWeight.semibold};
      text-align: start;
    }
    hr${unlessOwn} {
      margin: ${space[12]} 0;
      border: 0;
      border-top: 1px solid ${color('line')};
    }
    ${media.phone} {
      :is(th, td)${unlessOwn} {
        padding-right: ${space[4]};
      }
    }
  }
`;
