import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const FieldState = styled.span`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  color: ${color('textQuiet')};
  ${type.meta}
  white-space: nowrap;
  --icon-size: 14px;

  &[data-tone='busy'] {
    color: ${color('link')};
  }

  &[data-tone='danger'] {
    color: ${color('danger')};
    font-weight: ${fontWeight.medium};
  }
`;

export const HeadState = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  min-height: 1.25rem;
  max-width: 100%;
  ${type.small}
  font-weight: ${fontWeight.medium};

  & > [aria-hidden='true'] {
    color: ${color('success')};
  }

  &[data-tone='danger'] {
    color: ${color('danger')};

    & > [aria-hidden='true'] {
      color: inherit;
    }
  }
`;
