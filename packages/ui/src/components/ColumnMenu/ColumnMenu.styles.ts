import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const ColumnPanel = styled.div`
  display: grid;
  gap: ${space[3]};
  width: min(19rem, calc(100vw - 3rem));
`;

export const ColumnList = styled.ul`
  display: grid;
`;

export const ColumnItem = styled.li`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: var(--control-height);

  & > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const DensityRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space[3]};
  border-top: 1px solid ${color('hairline')};
  ${type.text}
`;
