import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';

export const SessionRows = styled.ul`
  width: 100%;

  & > li {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color('hairline')};
  }

  & small {
    display: block;
    color: ${color('textQuiet')};
    ${type.small}
  }

  ${media.phone} {
    & > li {
      align-items: flex-start;
    }
  }
`;

export const RecoveryCodes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color('hairlineStrong')};
  font-family: ${fontFamily.code};
  font-variant-numeric: tabular-nums;
`;
