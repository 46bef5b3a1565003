import { styled } from 'styled-components';

export const IconFrame = styled.span`
  display: inline-flex;
  flex: none;
  width: var(--icon-size);
  height: var(--icon-size);

  & > svg {
    width: 100%;
    height: 100%;
  }
`;
