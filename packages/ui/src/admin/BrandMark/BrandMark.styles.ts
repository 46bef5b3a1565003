import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';

export const MarkFrame = styled.span`
  display: inline-flex;
  gap: ${space[2.5]};
  align-items: center;
  min-width: 0;

  & > svg {
    flex: none;
  }

  color: ${color('heading')};

  &[data-size='large'] {
    gap: ${space[3]};
    margin-bottom: ${space[7]};
  }
`;

export const MarkName = styled.span`
  display: block;
  font: 600 1.0625rem/1.25rem ${fontFamily.heading};

  [data-size='large'] & {
    font-size: 1.25rem;
    line-height: 1.5rem;
  }
`;

export const MarkLine = styled.span`
  display: block;
  color: ${color('textQuiet')};
  ${type.meta}
  font-size: 0.6875rem;
  white-space: nowrap;

  [data-size='large'] & {
    ${type.small}
  }
`;
