import { styled } from 'styled-components';
import { type } from '../../tokens/type.ts';

export const StyledHeading = styled.h2`
  color: var(--heading-color);

  &[data-size='h1'] {
    ${type.h1}
  }

  &[data-size='h2'] {
    ${type.h2}
  }

  &[data-size='h3'] {
    ${type.h3}
  }

  &[data-size='page'] {
    ${type.pageTitle}
  }

  &[data-size='dialog'] {
    ${type.dialogTitle}
  }

  &[data-size='section'] {
    ${type.sectionTitle}
  }
`;
