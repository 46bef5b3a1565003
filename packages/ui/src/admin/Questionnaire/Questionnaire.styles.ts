import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

/** The width that the fields need, with and without the column of open questions. */
const threeColumns = media.fromThreeColumns;
const oneColumn = media.belowColumns;

/** On paper stands the section alone: its questions and answers. */
const notOnPaper = `
  ${media.print} {
    display: none;
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-areas: 'progress middle' 'open middle' 'tools middle';
  grid-template-rows: auto auto 1fr;
  grid-template-columns: 14.5rem minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};

  ${threeColumns} {
    grid-template-areas: 'progress middle open' 'tools middle open';
    grid-template-rows: auto 1fr;
    grid-template-columns: 15.5rem minmax(0, 1fr) 15.5rem;
  }

  ${oneColumn} {
    grid-template-areas: 'progress' 'middle' 'open' 'tools';
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.print} {
    display: block;
  }
`;

export const Middle = styled.div`
  grid-area: middle;
  min-width: 0;
  padding-left: ${space[8]};
  border-left: 1px solid ${color('hairlineStrong')};

  ${threeColumns} {
    padding-right: ${space[8]};
    border-right: 1px solid ${color('hairlineStrong')};
  }

  ${oneColumn} {
    padding-left: 0;
    border-left: 0;
  }

  ${media.print} {
    padding: 0;
    border: 0;
  }
`;

export const NavFrame = styled.div`
  grid-area: progress;
  min-width: 0;
  ${notOnPaper}

  ${oneColumn} {
    & > nav {
      display: none;
    }
  }

  & > p {
    color: ${color('textQuiet')};
    ${type.text}
  }

  & > p strong {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }

  ul {
    margin: 0 -${space[2]};
  }
`;

/** One segment per section: its width is the number of questions, its fill the answered share. */
export const SectionBar = styled.div`
  display: flex;
  gap: 1px;
  height: 8px;
  margin-block: ${space[2]} ${space[4]};

  & > span {
    flex: 1 1 0;
    min-width: 2px;
    background: ${color('chartTrack')};
  }

  & > span > span {
    display: block;
    height: 100%;
    background: ${color('chartBar')};
  }

  ${media.forcedColors} {
    & > span {
      border: 1px solid;
    }

    & > span > span {
      background: CanvasText;
    }
  }
`;

export const SectionItem = styled(RoutedLink)`
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  min-height: 2.5rem;
  padding: ${space[1.5]} ${space[2]};
  border-radius: ${radius.control};
  color: inherit;
  ${type.text}
  text-decoration: none;
  transition: background-color ${motion.control};

  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > span:last-child {
    color: ${color('textQuiet')};
    ${type.tabular}
  }

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }
  }

  &[aria-current] {
    background: ${color('tint')};
    font-weight: ${fontWeight.semibold};
  }

  &[aria-current] > span:last-child {
    color: inherit;
  }
`;

export const OpenFrame = styled.aside`
  grid-area: open;
  min-width: 0;
  ${notOnPaper}

  & > div {
    display: flex;
    gap: ${space[3]};
    justify-content: space-between;
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color('hairlineStrong')};
    ${type.text}

    h2,
    strong {
      font: inherit;
      font-weight: ${fontWeight.semibold};
    }
  }

  & > ul + div {
    padding-top: ${space[5]};
  }

  & > ul > li {
    display: flex;
    gap: ${space[2]};
    align-items: baseline;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('hairline')};
    ${type.text}
  }

  & > ul > li > span:first-child {
    flex: none;
    min-width: 1.25rem;
    color: ${color('textQuiet')};
    ${type.tabular}
  }

  & > ul > li > a {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > ul > li > [role='img'] {
    flex: none;
    align-self: center;
    margin-left: auto;
    color: ${color('danger')};
  }
`;

export const ToolList = styled.ul`
  grid-area: tools;
  align-self: start;
  min-width: 0;
  ${notOnPaper}
  border-top: 1px solid ${color('hairlineStrong')};

  & > li + li {
    border-top: 1px solid ${color('hairline')};
  }
`;

/** A button, or with `as` a link. */
export const Tool = styled.button`
  display: flex;
  gap: ${space[2.5]};
  align-items: center;
  width: 100%;
  min-height: 2.5rem;
  color: inherit;
  ${type.text}
  font-weight: ${fontWeight.medium};
  text-align: left;
  text-decoration: none;

  & > [aria-hidden='true'] {
    color: ${color('textQuiet')};
  }

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }

  & > small {
    color: ${color('textQuiet')};
    ${type.small}
  }

  ${media.hover} {
    &:hover > span:nth-child(2) {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

export const GoneList = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: ${space[3]};
    align-items: center;
    min-height: 2.5rem;
    border-bottom: 1px solid ${color('hairline')};
    overflow-wrap: anywhere;
  }

  & > li > span {
    color: ${color('textQuiet')};
  }

  & strong {
    font-weight: ${fontWeight.medium};
  }
`;
