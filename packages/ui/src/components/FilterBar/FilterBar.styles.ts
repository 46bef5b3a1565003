import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Bar = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  min-height: 52px;

  /* Focused only after its last chip was removed. */
  &:focus {
    outline: none;
  }

  /* Scrolls sideways on a phone instead of wrapping. */
  & > ul {
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
  }

  & > p {
    display: flex;
    flex: none;
    gap: 0.5rem;
    align-items: center;
    color: ${color('textQuiet')};
    ${type.text}

    /* Stays mounted for screen readers, but takes no space in the row. */
    &:empty {
      position: absolute;
    }

    & strong {
      color: ${color('text')};
      font-weight: ${fontWeight.semibold};
    }
  }

  ${media.phone} {
    flex-wrap: wrap;
    row-gap: 0;
    justify-content: space-between;
    padding-top: 0.5rem;
  }
`;
