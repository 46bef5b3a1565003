import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { space } from '../../../tokens/scale.ts';
import { fontWeight, type } from '../../../tokens/type.ts';

export const IconList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[6]} ${space[6]};

  & > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: 0 ${space[2]};
    align-content: start;
    color: ${color('heading')};
  }
  & b {
    color: ${color('text')};
    ${type.small}
    font-weight: ${fontWeight.semibold};
  }
  & small {
    grid-column: 2;
    color: ${color('textQuiet')};
    ${type.meta}
  }
`;
