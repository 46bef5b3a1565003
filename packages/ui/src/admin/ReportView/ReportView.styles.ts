import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, radius, shadow, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

const threeColumns = media.fromThreeColumns;

/** The status and the switch of the view: between two lines, slightly higher than a small control. */
export const StatusRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 3rem;
  padding-block: ${space[2]};
  border-block: 1px solid ${color('hairlineStrong')};
  border-bottom-color: ${color('hairline')};

  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[0.5]} ${space[4]};
    align-items: center;
    min-width: 0;
    color: ${color('textQuiet')};
    ${type.text}

    & > strong {
      display: inline-flex;
      gap: ${space[2]};
      align-items: center;
      color: ${color('text')};
      font-weight: ${fontWeight.semibold};
    }
  }
`;

/** Contents, text, facts: three columns, two with the facts below the contents, or one. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};
  padding-top: ${space[4]};

  & > aside {
    min-width: 0;

    ${media.fromDesktop} {
      grid-area: facts;
    }

    ${threeColumns} {
      padding: ${space[5]} 0 0 ${space[8]};
    }
  }

  ${media.fromDesktop} {
    grid-template-areas: 'contents text' 'facts text';
    grid-template-rows: auto 1fr;
    grid-template-columns: 14rem minmax(0, 1fr);
    padding-top: 0;
  }

  ${threeColumns} {
    grid-template-areas: 'contents text facts';
    grid-template-rows: auto;
    grid-template-columns: 14.5rem minmax(0, 1fr) 17rem;
    gap: 0;
  }
`;

export const ContentsColumn = styled.div`
  min-width: 0;

  ${media.fromDesktop} {
    grid-area: contents;
    padding-top: ${space[4]};
  }

  ${threeColumns} {
    padding-right: ${space[6]};
  }
`;

export const TextColumn = styled.div`
  min-width: 0;

  ${media.fromDesktop} {
    grid-area: text;
    padding: ${space[5]} 0 ${space[8]} ${space[8]};
    border-left: 1px solid ${color('hairlineStrong')};
  }

  ${threeColumns} {
    padding-inline: ${space[10]};
    border-right: 1px solid ${color('hairlineStrong')};
  }
`;

/** Hidden on screen when the other view is chosen, but still printed. */
export const Formatted = styled.div`
  &[data-shown='false'] {
    display: none;
  }

  ${media.print} {
    &[data-shown='false'] {
      display: block;
    }
  }
`;

export const PlainText = styled.pre`
  max-width: 40rem;
  ${type.text}
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${media.print} {
    display: none;
  }
`;

/** Scrolling follows the text to here: a little space below the last word, and above the bar of a phone. */
export const TextEnd = styled.div`
  height: ${space[6]};
  scroll-margin-bottom: calc(var(--bottom-bar, 0px) + ${space[6]});
`;

export const ToEnd = styled.div`
  position: sticky;
  z-index: ${layer.stickyHead};
  bottom: calc(var(--bottom-bar, 0px) + ${space[4]});
  display: grid;
  justify-items: center;
  max-width: 32rem;
  height: 0;

  & > button {
    position: absolute;
    bottom: 0;
    background: ${color('surface')};
    box-shadow: ${shadow.float};
  }
`;

export const Contents = styled.nav`
  position: sticky;
  top: ${space[4]};
  max-height: calc(100dvh - ${space[8]});
  margin-inline-start: -${space[2.5]};
  padding-inline-start: ${space[2.5]};
  overflow-y: auto;

  & li {
    margin-inline-start: -${space[2.5]};
  }

  & > h2 {
    padding-bottom: ${space[2]};
    ${type.text}
    font-weight: ${fontWeight.semibold};
  }
`;

/**
 * One section: tinted while it is written or read. The background extends to the left, so that the text stays aligned.
 */
export const Entry = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  min-height: 2.25rem;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[2.5]};
  border-radius: ${radius.control};
  color: ${color('text')};
  ${type.text}

  &[data-state='todo'] {
    color: ${color('textQuiet')};
  }

  &[data-now='true'] {
    background: ${color('tint')};
    font-weight: ${fontWeight.semibold};
  }

  & > span[aria-hidden]:first-child {
    flex: none;
    min-width: 0.625rem;
    color: ${color('textQuiet')};
    font-weight: ${fontWeight.regular};
    ${type.tabular}
  }

  & > [data-words] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > [data-mark] {
    display: inline-flex;
    flex: none;
    min-height: var(--text-line);
    align-items: center;
    color: ${color('success')};
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  ${media.hover} {
    & a:hover {
      text-decoration: underline 1px;
      text-underline-offset: 0.25em;
    }
  }

  ${media.coarse} {
    min-height: 2.75rem;
  }
`;

export const TitleField = styled.div`
  max-width: 32rem;
`;

/** Text and preview beside each other; on narrow screens one below the other. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PreviewFrame = styled.div`
  max-height: max(60vh, 34rem);
  padding: ${space[4]} ${space[5]};
  overflow-y: auto;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.control};
`;
