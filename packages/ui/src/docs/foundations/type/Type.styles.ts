import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { media, space } from '../../../tokens/scale.ts';
import { fontWeight, type } from '../../../tokens/type.ts';

export const Scale = styled.div`
  border-top: 1px solid ${color('lineDeep')};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  gap: ${space[6]};
  align-items: baseline;
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color('line')};

  & > div {
    ${type.small}
  }
  & b {
    font-weight: ${fontWeight.semibold};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

export const Facts = styled.p`
  color: ${color('textQuiet')};
  ${type.meta}
  ${type.tabular}
`;

export const Example = styled.p<{ $name: keyof typeof type }>`
  ${({ $name }) => type[$name]}
`;
