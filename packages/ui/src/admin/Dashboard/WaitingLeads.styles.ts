import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

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

  @media (max-width: 859.98px) {
    li {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
  }
`;

export const Who = styled.div`
  min-width: 0;

  a {
    font-weight: 600;
  }

  li:first-child & a {
    font-size: 1rem;
    line-height: 1.5rem;
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

  @media (max-width: 859.98px) {
    grid-column: 1 / -1;
    order: 3;
  }
`;

/** The words above the bar, which is wide here. */
export const WaitingClock = styled.div`
  width: 9.5rem;

  & > span {
    flex-direction: column-reverse;
    gap: ${space[1]};
    align-items: flex-start;
  }

  @media (max-width: 859.98px) {
    grid-column: 1;
    order: 4;
  }
`;

export const WaitingAction = styled.div`
  @media (max-width: 859.98px) {
    grid-column: 2;
    order: 5;
    align-self: end;
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
