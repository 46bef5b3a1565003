import { styled } from 'styled-components';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

/** Read aloud, but invisible. */
export const Hidden = styled.span`
  ${visuallyHidden}
  margin: -1px;
`;
