import { styled } from 'styled-components';
import { Section } from '../../components/Section/Section.tsx';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';
import { whileUnread } from '../whileUnread.ts';

const inset = `max(${space.side}, calc((100% - ${contentWidth}) / 2))`;
/** Less space than a section of the home page: the parts belong to one calculation. */
const bandSpace = 'clamp(3rem, 5.6vw, 5rem)';

/** The page's columns: inputs in 1–4, result in 6–12. */
const twelve = 'repeat(12, minmax(0, 1fr))';
/** Title and lead of a part, smaller than a section's. */
const calmHead = `
  & h2[data-size] { font-size: ${fontSize.sectionTitle}; }
  & [data-head] > div > p { ${type.text} }
`;

/** The printed page is scaled down to fit one A4. */
export const Sheet = styled.div`
  /* The figures of another sum than the address names. They keep their room, so that nothing moves. */
  ${whileUnread} & :is([data-of-sum], #break-even [data-head] p) {
    visibility: hidden;
  }

  ${media.print} {
    zoom: 0.54;

    /* The owner's calculation needs more room. */
    &:has([data-answered='true']) {
      zoom: 0.46;
    }
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[6]};
  padding: calc(${navHeight} + 3.25rem) ${inset} ${space[12]};
  border-bottom: 1px solid ${color('line')};

  & > h1 {
    color: ${color('heading')};
    ${type.h1}
    font-size: ${fontSize.calculatorTitle};
  }

  & > p {
    max-width: 29rem;
    color: ${color('textQuiet')};
    ${type.text}
  }

  ${media.fromDesktop} {
    grid-template-columns: ${twelve};
    align-items: center;

    & > h1 {
      grid-column: 1 / 8;
    }

    & > p {
      grid-column: 8 / -1;
    }
  }

  ${media.belowDesktop} {
    padding-block: calc(${navHeightPhone} + ${space[7]}) ${space[7]};
  }

  ${media.print} {
    padding-block: ${space[4]} ${space[3]};

    & > p {
      display: none;
    }
  }
`;

/** Inputs and result side by side, aligned with the section below. */
export const Sum = styled(Section)`
  padding-block: ${space[16]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[10]};
  }

  & noscript > p {
    margin-bottom: ${space[6]};
    padding-left: ${space[4]};
    border-left: 2px solid ${color('warning')};
    ${type.small}
  }

  ${media.fromDesktop} {
    & > div {
      grid-template-columns: ${twelve};
      column-gap: ${space[6]};
    }

    & > div > :first-child {
      grid-column: 1 / 5;
    }

    & > div > :last-child {
      grid-column: 6 / -1;
    }
  }

  ${media.phone} {
    padding-block: ${space[10]};
  }

  ${media.print} {
    padding-block: ${space[5]};

    & > div {
      grid-template-columns: minmax(0, 1fr);
    }

    & > div > :first-child {
      display: none;
    }
  }
`;

export const Band = styled(Section)`
  padding-block: ${bandSpace};

  ${calmHead}

  ${media.print} {
    padding-block: ${space[8]};

    & > [data-head] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      column-gap: 8.5%;
    }
  }
`;

/** The chart's size, so that nothing moves when it loads. */
export const ChartPlace = styled.div`
  min-width: 0;

  ${media.print} {
    & details {
      display: none;
    }
  }
`;

/** The height of the chart with its caption and the table's toggle. */
export const EmptyChart = styled.div`
  height: 25.5rem;
`;

/** Next actions: words in columns 1–6, buttons in 8–12. */
export const Next = styled(Section)`
  padding-block: ${bandSpace};
  ${calmHead}

  ${media.fromDesktop} {
    & > [data-head] > :first-child {
      grid-column: 1 / 7;
    }

    & > [data-head] > :last-child {
      grid-column: 8 / -1;
    }
  }

  /* Paper has no use for controls. */
  ${media.print} {
    display: none;
  }
`;

export const Detail = styled(Section)`
  padding-block: ${bandSpace};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[16]};
    align-items: start;
  }

  ${media.fromDesktop} {
    & > div {
      grid-template-columns: ${twelve};
      column-gap: ${space[6]};
    }

    & > div > :first-child {
      grid-column: 1 / 8;
    }

    & > div > :last-child {
      grid-column: 9 / -1;
    }
  }

  ${media.print} {
    padding-block: ${space[8]} 0;

    & > div {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      column-gap: 6%;
    }
  }
`;

export const Panel = styled.div`
  & > h2 {
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('heading')};
    ${type.h3}
  }

  & > dl > div {
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color('line')};
    font: ${font('regular', 15, 23)};
  }

  & dt {
    font-weight: ${fontWeight.semibold};
  }

  & dd {
    color: ${color('textQuiet')};
  }

  & li + li {
    margin-top: ${space[2]};
  }

  ${media.coarse} {
    & li > a {
      display: inline-block;
      padding-block: ${space[2]};
    }
  }

  ${media.print} {
    & > dl > div {
      padding-block: ${space[2]};
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  & > button {
    flex: 1 1 12rem;
  }
`;

/** Printed only, because paper has no address bar and no fields. */
export const Printed = styled.div`
  display: none;

  ${media.print} {
    display: grid;
    gap: ${space[2]};
    padding-inline: ${space.side};
    font-size: ${fontSize[17]};
    line-height: ${lineHeight[24]};
  }

  & > p {
    display: flex;
    gap: ${space[6]};
    justify-content: space-between;
  }

  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[10]};
    padding-block: ${space[2]};
    border-block: 1px solid ${color('lineDeep')};
  }

  & dl > div {
    display: flex;
    gap: ${space[2]};
  }

  & dt {
    color: ${color('textQuiet')};
  }

  & dd {
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`;
