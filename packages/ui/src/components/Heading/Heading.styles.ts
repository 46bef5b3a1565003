import { styled } from 'styled-components';
import { fontWeight, type } from '../../tokens/type.ts';
import { type Room, room } from '../Stack/Stack.styles.ts';

export const StyledHeading = styled.h2<Room>`
  color: var(--heading-color);
  ${room}

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

  &[data-size='text'] {
    ${type.text}
    font-weight: ${fontWeight.semibold};
  }

  &[data-size='label'] {
    ${type.label}
  }
`;
