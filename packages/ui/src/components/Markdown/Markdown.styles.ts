import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { font, fontFamily, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

/** A shadow on each side where more is hidden. */
export const ScrollFrame = styled.div`
  position: relative;
  container-type: inline-size;
  isolation: isolate;

  &::before,
  &::after {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    width: 12px;
    opacity: 0;
    transition: opacity ${motion.control};
    pointer-events: none;
    content: '';
  }

  &::before {
    left: 0;
    background: linear-gradient(to right, ${color('shadeFar')}, transparent);
  }

  &::after {
    right: 0;
    background: linear-gradient(to left, ${color('shadeFar')}, transparent);
  }

  &[data-hidden='start']::before,
  &[data-hidden='end']::after,
  &[data-hidden='both']::before,
  &[data-hidden='both']::after {
    opacity: 1;
  }

  /* There the first column stays, and has a line. */
  ${media.phone} {
    &::before {
      display: none;
    }
  }

  & > div {
    overflow-x: auto;

    ${media.print} {
      overflow: visible;
    }
  }

  ${media.print} {
    &::before,
    &::after {
      display: none;
    }
  }
`;

const blink = keyframes`
  to {
    opacity: 0;
  }
`;

/** Report look: 16/26 text of about 66 characters a line, which is 32rem of Inter, under serif headings. */
export const MarkdownText = styled.div`
  max-width: 32rem;
  color: ${color('text')};
  font: ${font('regular', 16, 26)};
  overflow-wrap: anywhere;
  hyphens: auto;

  & > * + * {
    margin-top: ${space[4]};
  }

  & :is(h1, h2, h3, h4, h5, h6) {
    margin-top: ${space[6]};
    color: ${color('heading')};
    font: ${font('semibold', 16, 24, 'heading')};
    scroll-margin-top: ${space[6]};
    break-after: avoid;
  }

  & [data-depth='1'] {
    font-size: ${fontSize[28]};
    line-height: ${lineHeight[34]};
  }

  & [data-depth='2'] {
    font-size: ${fontSize[19]};
    line-height: ${lineHeight[26]};
  }

  & [data-depth='3'] {
    font-size: ${fontSize[17]};
  }

  & [data-depth] + * {
    margin-top: ${space[2]};
  }

  & [data-depth] + [data-depth] {
    margin-top: ${space[5]};
  }

  & > :first-child {
    margin-top: 0;
  }

  & :is(ul, ol) {
    padding-inline-start: 1.5rem;
    list-style: disc;

    & li + li,
    & :is(ul, ol) {
      margin-top: ${space[1]};
    }
  }

  & ol {
    list-style: decimal;
  }

  & li::marker {
    color: ${color('textQuiet')};
    ${type.tabular}
  }

  & li > p + * {
    margin-top: ${space[2]};
  }

  & .contains-task-list {
    padding-inline-start: 0;
    list-style: none;
  }

  & [data-task] {
    margin-inline-end: ${space[2]};
    color: ${color('textQuiet')};
    vertical-align: -0.1875em;
  }

  & [data-task='done'] {
    color: ${color('success')};
  }

  & blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color('link')};
    color: ${color('textQuiet')};

    & > * + * {
      margin-top: ${space[2]};
    }
  }

  & hr {
    margin-block: ${space[6]};
    border: 0;
    border-top: 1px solid ${color('hairlineStrong')};
  }

  & code {
    padding: 0.0625rem 0.25rem;
    border-radius: ${radius.small};
    background: ${color('raised')};
    font: ${fontSize.code} ${fontFamily.code};
  }

  & pre {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color('raised')};
    line-height: ${lineHeight[22]};
    white-space: pre-wrap;
    break-inside: avoid;

    & code {
      padding: 0;
      background: none;
    }
  }

  & table {
    width: 100%;
    min-width: max-content;
    font: ${font('regular', 14, 20)};
    ${type.tabular}
  }

  & :is(th, td) {
    min-width: 4.5rem;
    max-width: 20rem;
    padding: ${space[2.5]} 0 ${space[2.5]} ${space[4]};
    border-bottom: 1px solid ${color('hairline')};
    overflow-wrap: break-word;
    vertical-align: top;

    &:first-child {
      padding-inline-start: 0;
    }
  }

  & th {
    padding-block: ${space[2]};
    border-color: ${color('hairlineStrong')};
    color: ${color('textQuiet')};
    font-size: ${fontSize[13]};
    font-weight: ${fontWeight.medium};
  }

  /* A long name must not push its amounts off the screen. */
  ${media.phone} {
    & :is(th, td):first-child:not(:last-child) {
      position: sticky;
      left: 0;
      max-width: 45cqi;
      background: ${color('surface')};
    }

    & :is([data-hidden='start'], [data-hidden='both']) :is(th, td):first-child:not(:last-child) {
      box-shadow:
        4px 0 ${color('surface')},
        5px 0 ${color('hairlineStrong')};
    }
  }

  & tr {
    break-inside: avoid;
  }

  & .footnotes {
    padding-top: ${space[4]};
    border-top: 1px solid ${color('hairlineStrong')};
    font-size: ${fontSize[14]};
    line-height: ${lineHeight[22]};
  }

  & .sr-only {
    ${visuallyHidden}
  }

  & [data-caret] {
    display: inline-block;
    width: 0;
    height: 1.125em;
    margin-inline-start: 1px;
    border-inline-end: 2px solid ${color('link')};
    vertical-align: -0.1875em;

    ${media.motion} {
      animation: ${blink} 1s steps(2, jump-none) infinite;
    }
  }

  ${media.print} {
    max-width: none;
    font-size: ${fontSize.printText};

    & a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: ${fontSize.code};
    }

    & [data-caret],
    & a > span {
      display: none;
    }
  }
`;

export const NoImage = styled.span`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  padding: 0 ${space[2]};
  border: 1px dashed ${color('hairlineStrong')};
  border-radius: ${radius.small};
  color: ${color('textQuiet')};
  font-size: ${fontSize[14]};
`;
