import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const NameCell = styled.span`
  font-weight: ${fontWeight.semibold};
`;

export const Blocked = styled.span`
  margin-left: ${space[1]};
  color: ${color('danger')};
`;

export const QuietCell = styled.span`
  color: ${color('textQuiet')};
`;

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: 0 ${space[3]};
  min-width: 0;

  & > h2 {
    font-weight: ${fontWeight.semibold};
    font-size: ${fontSize[16]};
    line-height: ${lineHeight[22]};
    overflow-wrap: anywhere;
  }
`;

export const CardDate = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  align-self: start;
  margin: -10px -10px 0 0;
  color: ${color('textQuiet')};
  ${type.small}
`;

export const CardLines = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  ${type.text}
  overflow-wrap: anywhere;

  & > p {
    color: ${color('textQuiet')};
  }
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
`;
