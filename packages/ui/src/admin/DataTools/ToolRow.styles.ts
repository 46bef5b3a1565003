import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const ToolRows = styled.ul`
  & > li {
    border-bottom: 1px solid ${color('hairline')};
  }

  & > li:last-child {
    border-bottom: 0;
  }
`;

/** A button, or with `as` a link. */
export const Tool = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0.5]} ${space[2.5]};
  align-items: center;
  width: 100%;
  min-height: 2.5rem;
  padding-block: ${space[1]};
  color: ${color('text')};
  ${type.text}
  font-weight: ${fontWeight.medium};
  text-align: start;
  text-decoration: none;
  transition: color ${motion.control};
  --icon-size: 16px;

  & > span:first-child {
    flex: none;
    color: ${color('textQuiet')};
  }

  & > span:nth-child(2) {
    flex: 1;
    min-width: min-content; /* in large text the figure goes below, and no word is torn */
  }

  & > small {
    display: inline-flex;
    flex: none;
    margin-inline-start: auto;
    color: ${color('textQuiet')};
    ${type.small}
  }

  &[data-tone='danger'],
  &[data-tone='danger'] > span:first-child {
    color: ${color('danger')};
  }

  &[aria-disabled='true'] {
    color: ${color('textQuiet')};
    cursor: default;
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) > span:nth-child(2) {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  ${media.coarse} {
    min-height: 44px;
  }
`;
