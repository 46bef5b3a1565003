import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';
import { PageFrame } from '../PageHead/PageHead.styles.ts';

export const ChangeFrame = styled(PageFrame)`
  display: grid;
  gap: ${space[5]};
  justify-items: start;

  & > :is(header, section) {
    width: 100%;
  }
`;
