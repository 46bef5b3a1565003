import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const NameRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16.5rem;
  gap: ${space[4]};

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Characters = styled.span`
  color: ${color('textQuiet')};
  ${type.small}
  font-weight: ${fontWeight.regular};
  ${type.tabular}
`;

/** The two choices, and the time beside the second. */
export const TimeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  align-items: end;

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`;
