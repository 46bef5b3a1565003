import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const StatusLine = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: baseline;
  margin-bottom: ${space[5]};
  color: ${color('textQuiet')};
  ${type.small}
`;

export const StateHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: end;
  justify-content: space-between;
`;

export const LinkLine = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  padding-bottom: ${space[1]};
  ${type.small}

  & > a {
    padding: ${space[1.5]} ${space[2]};
    color: ${color('link')};
    text-underline-offset: 0.2em;
  }
`;
