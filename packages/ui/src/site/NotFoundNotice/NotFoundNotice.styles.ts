import { styled } from 'styled-components';
import { fontWeight } from '../../tokens/type.ts';

export const Path = styled.b`
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
`;
