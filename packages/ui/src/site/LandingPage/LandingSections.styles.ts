import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { font, fontSize, lineHeight, type } from '../../tokens/type.ts';

export const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 4.5rem;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space[7]};
  padding-block: ${space[6]} ${space[8]};
  border-bottom: 1px solid ${color('line')};

  & h3 {
    color: ${color('heading')};
    ${type.h3}
  }
  & p {
    margin-top: ${space[1]};
    color: ${color('textQuiet')};
    ${type.text}
  }

  /* The number of the page. */
  & > p {
    margin: 0;
    font: ${font('regular', 13, 20)};
  }
  & > p > b {
    display: block;
    color: ${color('heading')};
    font: ${font('title', 46, 52, 'heading')};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.01em;
  }
  ${media.phone} {
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: ${space[6]};
    padding-block: ${space[5]} ${space[6]};

    & > p > b {
      font-size: ${fontSize[32]};
      line-height: ${lineHeight[38]};
    }
  }
  ${media.wordTooWide} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

export const Spread = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 56fr) minmax(0, 44fr);
  align-items: center;
  background: ${color('band')};
  overflow: clip;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Extends past the left and lower edges; on phones past the right. */
export const Picture = styled.div`
  align-self: end;
  max-height: 33.5rem;
  padding-top: 4rem;
  overflow: clip;
  overflow-clip-margin: ${space[12]};

  & > span {
    position: relative;
    display: block;
    width: 104.5%;
    margin-left: -4.5%;
    background: ${color('field')};
    box-shadow: 12px 20px 48px ${color('shadeFar')};
  }
  /* The fold between the two pages. */
  & > span::after {
    position: absolute;
    inset: 0 46% 0 48.5%;
    background: linear-gradient(90deg, transparent, ${color('shadeFar')} 27%, transparent);
    content: '';
  }
  & img {
    width: 100%;
    height: auto;
  }
  ${media.phone} {
    max-height: none;
    padding: ${space[12]} 0 0 ${space.side};

    & > span {
      width: 150%;
      margin: 0;
    }
  }
`;

export const Words = styled.div`
  padding: ${space[12]} max(${space.side}, calc((100vw - ${contentWidth}) / 2)) ${space[12]}
    clamp(2.5rem, 8.5vw, 7.75rem);

  & > h2 {
    max-width: 20rem;
    color: ${color('heading')};
    ${type.h2}
    font-size: ${fontSize.sectionTitle};
  }
  & > p {
    max-width: 22rem;
    margin-top: ${space[4]};
  }
  ${media.phone} {
    padding: ${space[8]} ${space.side} ${space[12]};

    & > h2 {
      max-width: none;
    }
  }
`;
