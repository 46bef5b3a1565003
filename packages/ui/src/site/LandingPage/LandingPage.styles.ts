import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const Questions = styled.dl`
  border-top: 1px solid ${color('lineDeep')};

  & > div {
    padding-block: ${space[5]};
    border-bottom: 1px solid ${color('line')};
    break-inside: avoid;
  }
  & dt {
    color: ${color('heading')};
    ${type.h3}
  }
  & dd {
    max-width: 38rem;
    margin-top: ${space[2]};
    text-wrap: pretty;
  }
`;

export const Hero = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: 24.5rem minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  column-gap: clamp(3rem, 6.8vw, 6.125rem);
  max-width: calc(${contentWidth} + 2 * ${space.side});
  margin-inline: auto;
  padding: 4.5rem ${space.side} ${space[24]};

  & > h1 {
    grid-column: 2;
    color: ${color('heading')};
    ${type.h2}
    font-size: ${fontSize.landingTitle};
    line-height: ${lineHeight['107%']};

    ${media.belowDesktop} {
      position: relative;
      grid-row: 1;
      align-self: center;
      font-size: ${fontSize.landingTitlePhone};
      line-height: ${lineHeight['112%']};
      hyphens: manual;
    }
    ${media.wordTooWide} {
      grid-row: 2;
      grid-column: 1;
      hyphens: auto;
    }
  }

  & > p {
    grid-column: 2;
    margin-top: ${space[4]};
    color: ${color('textQuiet')};
    ${type.lead}

    ${media.belowDesktop} {
      grid-column: 1 / -1;
      margin-top: ${space[6]};
    }
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
    grid-template-rows: none;
    column-gap: ${space[8]};
    padding-block: 0 ${space[16]};
  }
  ${media.phone} {
    grid-template-columns: 8rem minmax(0, 1fr);
    column-gap: ${space[6]};
  }
  ${media.narrowPhone} {
    grid-template-columns: 6rem minmax(0, 1fr);
    column-gap: ${space[4]};
  }
  /* The title is below the cover, not beside it. */
  ${media.wordTooWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Sand = styled.div`
  position: absolute;
  inset: 0 calc(50% + 128px) 0 calc(50% - 50vw);
  background: ${color('band')};
  overflow: hidden;

  & > div {
    position: absolute;
    top: 50%;
    left: calc(100% - 29rem);
    width: 45.5rem;
    color: ${color('heading')};
    opacity: 0.14;
    translate: -50% -50%;

    ${media.belowDesktop} {
      left: 16rem;
      width: 27rem;
    }
  }

  ${media.desktopToThreeColumns} {
    right: calc(100% - 2rem - 20rem);
  }
  ${media.belowDesktop} {
    position: relative;
    inset: auto;
    grid-row: 1;
    grid-column: 1 / -1;
    margin-inline: calc(50% - 50vw);
  }
`;

/** The edges of two more sheets show under the cover. */
export const Book = styled.div`
  position: relative;
  grid-row: 1 / -1;
  grid-column: 1;
  align-self: start;
  margin-top: ${space[4]};
  box-shadow:
    3px 2px 0 ${color('field')},
    3.5px 2.5px 0 0.5px ${color('control')},
    6px 4px 0 ${color('field')},
    6.5px 4.5px 0 0.5px ${color('control')},
    18px 28px 56px ${color('shadeFar')};

  ${media.belowDesktop} {
    grid-row: 1;
    align-self: center;
    margin-block: ${space[8]};
  }
  ${media.wordTooWide} {
    width: 6rem;
  }
`;

export const Jump = styled.div`
  display: none;
  grid-column: 1 / -1;
  margin-top: ${space[5]};
  padding-bottom: ${space[10]};
  border-bottom: 1px solid ${color('lineDeep')};

  ${media.phone} {
    display: block;
  }
`;

export const FormPlace = styled.div`
  grid-column: 2;
  margin-top: ${space[8]};

  ${media.belowDesktop} {
    grid-column: 1 / -1;
  }
`;

const inset = `max(${space.side}, calc((100% - ${contentWidth}) / 2))`;

export const Page = styled.div`
  overflow-x: clip;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 4.75rem;
  padding-inline: ${inset};

  & > a:last-child {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color('heading')};
    font-weight: ${fontWeight.strong};
    white-space: nowrap;
  }
  ${media.phone} {
    min-height: 4rem;
  }
  /* The link takes the tagline's room. */
  ${media.narrowPhone} {
    & > a:first-child > span > span:nth-child(2) {
      display: none;
    }
  }
`;

export const Final = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 35.25rem);
  gap: ${space[8]} ${space[12]};
  padding: ${space.section} ${inset} ${space[16]};
  background: ${color('page')};
  color: ${color('text')};

  & > div > h2 {
    color: ${color('heading')};
    ${type.h2}
  }
  & > div > p {
    max-width: 28rem;
    margin-top: ${space[4]};
    ${type.lead}
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Base = styled.footer`
  padding-inline: ${inset};
  background: ${color('page')};
  color: ${color('text')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
    align-items: center;
    padding-block: ${space[5]} ${space[6]};
    border-top: 1px solid ${color('line')};
    ${type.small}
  }
  & p {
    margin-right: auto;
  }
  & a:nth-last-child(-n + 2) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color('heading')};
  }
  ${media.phone} {
    & p {
      width: 100%;
    }
    & a:last-child {
      order: -1;
      margin-right: auto;
    }
  }
`;
