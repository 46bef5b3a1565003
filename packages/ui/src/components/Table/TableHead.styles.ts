import { styled } from 'styled-components';
import { media, radius } from '../../tokens/scale.ts';

export const SortButton = styled.button`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  min-height: 32px;
  margin-inline: -6px;
  padding-inline: 6px;
  border-radius: ${radius.small};
  font: inherit;

  max-width: calc(100% + 12px);

  /* Above figures the arrow stands in front, so that head and figures end in one line. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  & > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > span:last-child {
    width: 14px;
    height: 14px;
  }

  &:not([data-sorted]) > span:last-child {
    opacity: 0;
  }

  &:focus-visible:not([data-sorted]) > span:last-child {
    opacity: 0.6;
  }

  /* Without a pointer to hover with, the arrow is the only sign that a head can be pressed. */
  ${media.noHover} {
    &:not([data-sorted]) > span:last-child {
      opacity: 0.6;
    }
  }

  ${media.hover} {
    &:hover:not([data-sorted]) > span:last-child {
      opacity: 0.6;
    }
  }
`;
