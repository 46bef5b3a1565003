import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontFamily } from '../../tokens/type.ts';

export const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Group = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: 2.875rem;
  border-bottom: 1px solid ${color('line')};

  & > div > p {
    margin-top: ${space[2]};
  }
  & > div > p:last-child {
    margin-top: ${space[3]};
  }
  ${media.fromDesktop} {
    &:nth-child(odd) {
      padding-right: ${space[12]};
      border-right: 1px solid ${color('line')};
    }
    &:nth-child(even) {
      padding-left: ${space[12]};
    }
  }
  ${media.belowDesktop} {
    padding-block: ${space[8]};
  }
  ${media.phone} {
    grid-template-columns: 70px minmax(0, 1fr);
    gap: ${space[5]};
  }
  @media (max-width: 339.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Flag = styled.div`
  color: ${color('course')};

  & > svg {
    width: 96px;
  }
  & > span {
    display: block;
    margin-top: ${space[2]};
    color: ${color('textQuiet')};
    font: 400 0.8125rem/1.25rem ${fontFamily.text};
  }
  ${media.phone} {
    & > svg {
      width: 70px;
    }
  }
`;
