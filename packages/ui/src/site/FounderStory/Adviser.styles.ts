import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

export const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: center;
  margin-top: ${space[6]};
  ${type.small}

  & > p:nth-of-type(1) {
    color: ${color('textQuiet')};
  }
  & b {
    display: block;
    color: ${color('heading')};
    font: ${font('medium', 20, 26, 'heading')};
  }
  & p > span:not(:last-child) {
    display: block;
  }
`;

/** A portrait, or the initials while there is none, in the double ring of the chart. */
export const Medallion = styled.div`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 6rem;
  padding: 5px;
  border: 1.3px solid ${color('course')};
  border-radius: 50%;
  color: ${color('heading')};
  font: ${font('title', 30, '100%', 'heading')};

  & > * {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border: 1px solid ${color('lineDeep')};
    border-radius: 50%;
    background: ${color('tint')};
    object-fit: cover;
  }
`;

export const Partner = styled.p`
  grid-column: 1 / -1;
  padding-left: 0.875rem;
  border-left: 2px solid ${color('link')};
  color: ${color('textQuiet')};
`;
