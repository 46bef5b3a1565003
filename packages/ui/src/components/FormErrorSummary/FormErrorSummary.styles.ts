import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const SummaryBox = styled.div`
  padding: ${space[3]} ${space[4]} ${space[2]};
  border: 1px solid ${color('danger')};
  border-left-width: 6px;
  border-radius: ${radius.control};
  background: ${color('errorTint')};
  color: ${color('danger')};
  ${type.text}

  &:empty {
    display: none;
  }

  & > p:first-child {
    font-weight: ${fontWeight.semibold};
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};

    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      text-underline-offset: 0.25em;
    }
  }
`;
