import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { measure } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { type Room, room } from '../Stack/Stack.styles.ts';

export const StyledText = styled.p<Room>`
  ${type.text}
  max-width: ${measure};
  ${room}

  &[data-wide] {
    max-width: none;
  }

  &[data-size='lead'] {
    ${type.lead}
  }

  &[data-size='small'] {
    ${type.small}
  }

  &[data-size='meta'] {
    ${type.meta}
  }

  &[data-size='inherit'] {
    max-width: none;
    font: inherit;
  }

  &[data-weight='regular'] {
    font-weight: ${fontWeight.regular};
  }

  &[data-weight='semibold'] {
    font-weight: ${fontWeight.semibold};
  }

  &[data-tone='quiet'] {
    color: ${color('textQuiet')};
  }

  &[data-tone='success'] {
    color: ${color('success')};
  }

  &[data-tone='warning'] {
    color: ${color('warning')};
  }

  &[data-tone='danger'] {
    color: ${color('danger')};
  }
`;
