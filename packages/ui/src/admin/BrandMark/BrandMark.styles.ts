import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { font, fontSize, lineHeight, type } from '../../tokens/type.ts';

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
  font: ${font('semibold', 17, 20, 'heading')};

  [data-size='large'] & {
    font-size: ${fontSize[20]};
    line-height: ${lineHeight[24]};
  }
`;

export const MarkLine = styled.span`
  display: block;
  color: ${color('textQuiet')};
  ${type.meta}
  font-size: ${fontSize[11]};
  white-space: nowrap;

  [data-size='large'] & {
    ${type.small}
    white-space: normal;
  }
`;
