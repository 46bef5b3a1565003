import { styled } from 'styled-components';
import { fontWeight } from '../../tokens/type.ts';

export const SampleStage = styled.span`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  font-weight: ${fontWeight.medium};
`;
