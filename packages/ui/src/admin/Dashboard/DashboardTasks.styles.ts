import { styled } from 'styled-components';
import { Link } from '../../components/Link/Link.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const WaitingList = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(9rem, 10.5rem) minmax(0, 1fr) max-content max-content;
    gap: ${space[2]} ${space[6]};
    align-items: center;
    min-height: 4.25rem;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color('hairline')};
  }

  li:first-child {
    min-height: 5.5rem;
  }

  ${media.belowDesktop} {
    li {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
  }

  ${media.wordTooWide} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Who = styled.div`
  min-width: 0;

  a {
    font-weight: ${fontWeight.semibold};
  }

  li:first-child & a {
    font-size: ${fontSize[16]};
    line-height: ${lineHeight[24]};
  }

  p {
    color: ${color('textQuiet')};
    ${type.meta}
  }
`;

export const Said = styled.div`
  min-width: 0;

  p:first-child:not(:only-child) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  li:first-child & p:first-child {
    display: -webkit-box;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  p + p,
  p:only-child {
    color: ${color('textQuiet')};
    ${type.meta}
  }

  ${media.belowDesktop} {
    grid-column: 1 / -1;
    order: 3;
  }

  ${media.phone} {
    & > p:first-child:not(:only-child) {
      display: -webkit-box;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }

    & > p + p {
      display: none;
    }
  }
`;

/** The text above the bar, which is wide here. */
export const WaitingClock = styled.div`
  width: 9.5rem;

  & > span {
    flex-direction: column-reverse;
    gap: ${space[1]};
    align-items: flex-start;
  }

  ${media.belowDesktop} {
    grid-column: 1;
    order: 4;
  }

  /* Beside the name, at the end of the line. */
  ${media.phone} {
    grid-column: 2;
    grid-row: 1;
    width: auto;

    & > span {
      align-items: flex-end;
    }
  }

  /* Below it: beside it the name would break letter by letter. */
  ${media.wordTooWide} {
    grid-column: 1;
    grid-row: auto;
    order: 0;

    & > span {
      align-items: flex-start;
    }
  }
`;

export const WaitingAction = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;

  /* On a wide screen the name is the way to the lead, and its page has the rest. */
  & > :nth-child(n + 2) {
    display: none;
  }

  ${media.belowDesktop} {
    grid-column: 2;
    order: 5;
    align-self: end;
  }

  ${media.phone} {
    grid-column: 1 / -1;

    & > :first-child {
      flex: 1;
    }

    & > :nth-child(n + 2) {
      display: inline-flex;
    }
  }
`;

/** The link to the rows that are not shown. */
export const MoreLink = styled(RoutedLink)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  border-bottom: 1px solid ${color('hairline')};
  color: ${color('textQuiet')};
  text-decoration: none;

  & > span:first-child {
    color: ${color('link')};
    ${type.text}
    text-decoration: underline 1px color-mix(in srgb, currentColor 45%, transparent);
    text-underline-offset: 0.25em;
  }
`;

export const Nobody = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 5.5rem;
  border-bottom: 1px solid ${color('hairline')};
  --icon-size: 20px;

  & > span:first-child {
    color: ${color('success')};
  }

  p + p {
    color: ${color('textQuiet')};
    ${type.small}
  }
`;

export const TodayList = styled.ul`
  & > li {
    position: relative;
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-height: 2.75rem;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('hairline')};
    ${type.text}
  }

  & > li:last-child {
    border-bottom: 0;
  }

  & > li[data-tone='danger'] > span:first-child {
    color: ${color('danger')};
  }

  & > li[data-tone='success'] > span:first-child {
    color: ${color('success')};
  }

  & > li > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;

    & > strong {
      margin-right: ${space[3]};
      font-weight: ${fontWeight.semibold};
    }

    & > span {
      color: ${color('textQuiet')};
    }

    ${media.phone} {
      & > strong,
      & > span {
        display: block;
      }
    }
  }

  ${media.phone} {
    & > li:last-child {
      border-bottom: 1px solid ${color('hairline')};
    }
  }
`;

/** On a phone the whole row is the link, and a chevron replaces the text. */
export const TodayLink = styled(Link)`
  flex: none;

  & > span + span {
    display: none;
  }

  ${media.phone} {
    color: ${color('textQuiet')};
    text-decoration: none;

    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }

    & > span:first-child {
      display: none;
    }

    & > span + span {
      display: inline-flex;
    }
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color('hairlineStrong')};

  h2 {
    ${type.sectionTitle}
  }

  & > span {
    ${type.text}
  }

  & > span > strong {
    color: ${color('danger')};
    font-weight: ${fontWeight.semibold};
  }

  & > a {
    margin-left: auto;
    ${type.small}
  }

  ${media.phone} {
    justify-content: space-between;

    & > span {
      color: ${color('textQuiet')};
      ${type.small}
    }

    & > h2 {
      margin-right: auto;
    }
  }
`;
