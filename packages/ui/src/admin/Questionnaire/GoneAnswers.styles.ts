import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight } from '../../tokens/type.ts';

export const GoneList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: ${space[3]};
    align-items: center;
    min-height: 2.5rem;
    border-bottom: 1px solid ${color('hairline')};
    overflow-wrap: anywhere;
  }

  & > li > span {
    color: ${color('textQuiet')};
  }

  & strong {
    font-weight: ${fontWeight.medium};
  }
`;
