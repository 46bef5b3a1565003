import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { measure } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const StyledText = styled.p`
  ${type.text}
  max-width: ${measure};

  &[data-size='lead'] {
    ${type.lead}
  }

  &[data-size='small'] {
    ${type.small}
  }

  &[data-size='meta'] {
    ${type.meta}
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
