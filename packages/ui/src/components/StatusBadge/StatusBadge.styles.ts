import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const StyledStatus = styled.span`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  max-width: 100%;
  min-width: 0;
  color: ${color('text')};
  ${type.text}
  font-weight: ${fontWeight.medium};

  & > span:last-child {
    min-width: 0;
    overflow-wrap: break-word;
  }
`;
