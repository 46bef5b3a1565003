import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Bar = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  min-height: 52px;

  /* Takes the focus only when its last chip is gone. */
  &:focus {
    outline: none;
  }

  ${media.phone} {
    flex-wrap: wrap;
    row-gap: 0;
    justify-content: space-between;
    padding-top: 0.5rem;
  }
`;

/** Sideways on a phone rather than over many lines. */
export const Chips = styled.ul`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  min-width: 0;
  padding-block: 0.5rem;

  & > li {
    display: inline-flex;
  }

  ${media.phone} {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    order: 1;
    margin-inline: calc(var(--space-side) * -1);
    padding-inline: var(--space-side);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const Count = styled.p`
  display: flex;
  flex: none;
  gap: 0.5rem;
  align-items: center;
  color: ${color('textQuiet')};
  ${type.text}

  /* Stays for a screen reader, but takes no place in the row. */
  &:empty {
    position: absolute;
  }

  & strong {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }
`;
