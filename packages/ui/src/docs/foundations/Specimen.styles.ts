import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

/** One token a line: its name, its measure, and the thing itself. */
export const Lines = styled.ul`
  border-top: 1px solid ${color('lineDeep')};

  & > li {
    display: grid;
    grid-template-columns: 10rem 16rem minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('line')};
    ${type.small}
  }
  & b {
    font-weight: ${fontWeight.semibold};
  }
  & > li > small {
    color: ${color('textQuiet')};
    overflow-wrap: anywhere;
    ${type.meta}
    ${type.tabular}
  }
  ${media.phone} {
    & > li {
      grid-template-columns: 1fr 1fr;
    }
    & > li > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

export const Bar = styled.i`
  display: block;
  max-width: 100%;
  height: ${space[3]};
  background: ${color('chartBar')};
`;

export const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[10]};

  & > li {
    display: grid;
    gap: ${space[3]};
    ${type.small}
  }
  & b {
    font-weight: ${fontWeight.semibold};
  }
  & small {
    color: ${color('textQuiet')};
    ${type.meta}
  }
`;

export const Tile = styled.i`
  display: block;
  width: 9rem;
  height: 6rem;
  border: 1px solid ${color('control')};
  background: ${color('surface')};

  &[data-floats] {
    border-color: ${color('hairlineStrong')};
    border-radius: ${radius.menu};
  }
`;

export const Track = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 32rem;

  & > button {
    justify-self: start;
  }
  & > div {
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color('line')};
  }
  & p {
    margin-bottom: ${space[2]};
    ${type.small}
  }
`;

/* A boat that crosses when the button is pressed. */
export const Boat = styled.i<{ $timing: keyof typeof motion }>`
  display: block;
  width: 2rem;
  height: 2rem;
  border: 2px solid ${color('course')};
  border-radius: ${radius.round};
  background: ${color('tint')};
  transition: margin-inline-start ${({ $timing }) => motion[$timing]};

  [data-crossed] & {
    margin-inline-start: calc(100% - 2rem);
  }
`;

export const Layers = styled.ol`
  position: relative;
  z-index: 0;
  display: grid;
  padding: ${space[4]} 0 ${space[10]};

  & > li {
    position: relative;
    width: min(22rem, 70%);
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color('hairlineStrong')};
    border-radius: ${radius.control};
    background: ${color('surface')};
    box-shadow: 0 4px 12px ${color('shadeNear')};
    ${type.small}
  }
  & > li + li {
    margin-top: -${space[2]};
  }
  ${Object.keys(layer)
    .map((_, index) => `& > li:nth-child(${index + 1}) { margin-inline-start: ${index * 1.5}rem; }`)
    .join('\n')}
`;
