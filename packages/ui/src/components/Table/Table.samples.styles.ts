import { styled } from 'styled-components';

export const SampleStage = styled.span`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  font-weight: 500;
`;
