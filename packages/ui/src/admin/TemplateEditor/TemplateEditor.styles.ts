import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { PageFrame } from '../PageHead/PageHead.styles.ts';

/** As high as the window: list, editor and preview extend to its lower edge. */
export const Frame = styled(PageFrame)`
  position: relative;

  ${media.fromDesktop} {
    padding-right: 0;
  }
`;

export const HeadPlace = styled.div`
  padding-right: ${space.side};
`;

export const Whole = styled.div`
  grid-column: 2 / -1;
  padding: ${space[5]} ${space.side} ${space[5]} 0;
  border-top: 1px solid ${color('hairlineStrong')};
`;

export const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 14rem minmax(0, 1fr) 25.5rem;
  border-top: 1px solid ${color('hairlineStrong')};

  ${media.belowThreeColumns} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    border-top: 0;
  }
`;

/** In the head of the page if there is room; else above the fields. */
export const PaneActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: flex-end;

  ${media.fromDesktop} {
    position: absolute;
    top: 18px;
    right: ${space.side};
    max-width: 60%;
  }

  ${media.belowDesktop} {
    position: sticky;
    z-index: ${layer.stickyHead};
    top: 0;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('hairlineStrong')};
    background: ${color('surface')};

    & > a:first-child {
      margin-right: auto;
    }
  }
`;

export const Unsaved = styled.span`
  color: ${color('textQuiet')};
  ${type.small}

  &:not(:empty) {
    margin-right: ${space[2]};
  }
`;

/** Editor and preview are columns on wide screens, and one below the other on narrow ones. */
export const PaneState = styled.div`
  display: contents;

  & > div {
    min-width: 0;
    padding: ${space[4]} ${space[6]} ${space[8]} ${space[8]};
    border-left: 1px solid ${color('hairlineStrong')};

    ${media.belowDesktop} {
      padding-inline: 0;
      border-left: 0;
    }
  }

  & > aside {
    min-width: 0;
    padding: ${space[4]} ${space[8]} ${space[8]} ${space[6]};
    border-left: 1px solid ${color('hairlineStrong')};
    background: ${color('page')};

    ${media.belowThreeColumns} {
      padding-left: ${space[8]};
      border-top: 1px solid ${color('hairlineStrong')};
    }

    ${media.belowDesktop} {
      margin-inline: calc(-1 * ${space.side});
      padding-inline: ${space.side};
      border-left: 0;
    }
  }

  ${media.belowThreeColumns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

export const NameRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9.5rem 8rem;
  gap: ${space[4]};

  ${media.belowLaptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const FieldSum = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[2]};
  ${type.small}
  font-weight: ${fontWeight.medium};

  & > li {
    display: inline-flex;
    gap: ${space[1.5]};
    align-items: flex-start;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > li > :first-child {
    flex: none;
    margin-top: 2px;
    color: ${color('textQuiet')};
  }

  & > [data-tone='ok'] > :first-child {
    color: ${color('success')};
  }
`;

export const ListPane = styled.nav`
  min-width: 0;
  padding: ${space[3]} ${space[6]} ${space[6]} 0;

  & > ul {
    margin: ${space[2]} -10px 0;
  }

  ${media.belowDesktop} {
    padding-right: 0;
    border-top: 1px solid ${color('hairlineStrong')};
  }
`;

export const ListItem = styled.li`
  position: relative;
  padding: ${space[2]} 10px;
  border-radius: ${radius.control};
  transition: background-color ${motion.control};

  & > a {
    display: block;
    color: ${color('text')};
    ${type.text}
    font-weight: ${fontWeight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  /* All of it can be hit. */
  & > a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }

  & > a:focus-visible {
    outline: none;
  }

  &:has(a:focus-visible) {
    outline: 2px solid ${color('focus')};
  }

  &[data-chosen='true'] {
    background: ${color('tint')};

    & > a {
      font-weight: ${fontWeight.semibold};
    }
  }

  & > div {
    display: flex;
    gap: ${space[2]};
    justify-content: space-between;
    color: ${color('textQuiet')};
    ${type.small}

    & > :first-child {
      min-width: 0;
      overflow-wrap: anywhere;
    }

    & > time {
      flex: none;
    }
  }

  ${media.hover} {
    &:hover:not([data-chosen='true']) {
      background: ${color('rowHover')};
    }
  }

  ${media.forcedColors} {
    &[data-chosen='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
