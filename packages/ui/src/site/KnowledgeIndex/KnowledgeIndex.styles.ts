import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { inset, TitleHead } from '../reading/reading.styles.ts';

/** A longer title: its lines are wider. */
export const Head = styled(TitleHead)`
  & > h1 {
    max-width: 48rem;
  }
`;

export const List = styled.section`
  padding: ${space[10]} ${inset} ${space.section};
  background: ${color('surface')};
`;
