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

  & > span > :first-child {
    display: block;
    font: ${font('semibold', 17, 20, 'heading')};
  }

  & > span > :last-child {
    display: block;
    color: ${color('textQuiet')};
    ${type.meta}
    font-size: ${fontSize[11]};
    white-space: nowrap;
  }

  &[data-size='large'] {
    gap: ${space[3]};
    margin-bottom: ${space[7]};

    & > span > :first-child {
      font-size: ${fontSize[20]};
      line-height: ${lineHeight[24]};
    }

    & > span > :last-child {
      ${type.small}
      white-space: normal;
    }
  }
`;
