import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Standing = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  ${type.text}
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;

  & > :first-child {
    flex: none;
    margin-top: 2px;
    color: ${color('textQuiet')};
  }

  &[data-reach='reachable'] > :first-child {
    color: ${color('success')};
  }

  &[data-reach^='consent'] > :first-child {
    color: ${color('warning')};
  }
`;

export const Proof = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color('hairline')};

  & > li {
    display: flex;
    gap: ${space[2]};
    ${type.small}

    & > :first-child {
      flex: none;
      margin-top: 2px;
      color: ${color('textQuiet')};
    }

    &[data-kind='confirmed'] > :first-child {
      color: ${color('success')};
    }

    & > div {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }

    & p:first-child {
      font-weight: ${fontWeight.medium};
    }

    & time {
      color: ${color('textQuiet')};
      font-weight: ${fontWeight.regular};
    }

    & blockquote {
      margin: ${space[1]} 0;
      padding-left: ${space[3]};
      border-left: 2px solid ${color('hairlineStrong')};
    }
  }
`;
