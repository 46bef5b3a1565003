import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const OptionList = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0 0 ${space[2]};
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const OptionRow = styled.li`
  display: flex;
  gap: ${space[1]};
  align-items: flex-start;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }

  & > button {
    margin-top: calc((var(--field-height) - 32px) / 2);
  }
`;

export const PreviewFrame = styled.section`
  min-width: 0;
  padding: ${space[4]};
  border: 1px dashed ${color('hairlineStrong')};
  border-radius: ${radius.control};

  & > h3 {
    margin-bottom: ${space[3]};
    color: ${color('textQuiet')};
    ${type.meta}
    font-weight: ${fontWeight.medium};
  }
`;
