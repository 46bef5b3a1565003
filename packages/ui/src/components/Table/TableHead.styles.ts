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

  /* In number columns the arrow precedes the label, so that head and numbers are aligned at the end. */
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

  /* Without hover the arrow is the only sign that a head is clickable. */
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
