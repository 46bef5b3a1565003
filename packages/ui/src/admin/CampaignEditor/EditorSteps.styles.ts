import { Tabs as Base } from '@base-ui/react/tabs';
import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const StepTabs = styled(Base.List)`
  --ring: 22px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;

  & > [data-direction='across'] {
    width: 28px;
  }

  ${media.phone} {
    gap: ${space[1]} ${space[4]};

    & > [data-direction='across'] {
      display: none;
    }
  }
`;

export const StepTab = styled(Base.Tab)`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: var(--control-small);
  border-radius: ${radius.small};
  color: ${color('textQuiet')};
  ${type.small}
  cursor: pointer;

  &[data-active] {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }

  &[data-disabled] {
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:not([data-disabled]) {
      color: ${color('text')};
    }
  }
`;
