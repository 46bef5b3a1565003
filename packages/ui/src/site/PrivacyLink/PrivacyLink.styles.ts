import { styled } from 'styled-components';
import { Link } from '../../components/Link/Link.tsx';
import { space } from '../../tokens/scale.ts';

/* Padding of an inline box moves nothing, and makes the link 44 px high for fingers. */
export const Small = styled(Link)`
  padding-block: ${space[3]};
  color: inherit;
`;
