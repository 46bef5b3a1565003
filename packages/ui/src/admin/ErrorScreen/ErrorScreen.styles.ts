import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';

export const ScreenFrame = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: center;
  max-width: 40rem;
  min-height: 70dvh;
  margin-inline: auto;
  padding: ${space[8]} ${space.side};
`;
