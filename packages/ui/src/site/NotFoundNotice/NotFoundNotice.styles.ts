import { styled } from 'styled-components';

export const Path = styled.b`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
