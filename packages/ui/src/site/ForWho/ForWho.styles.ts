import { styled } from 'styled-components';
import { Section } from '../../components/Section/Section.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

export const Flags = styled(Section)`
  ${media.phone} {
    & div:has(> h2) + p {
      display: none;
    }
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
  & h3 > a {
    display: inline-block;
    padding-block: ${space[1]};
  }
  & > div > p:last-child {
    margin-top: ${space[3]};
  }
  & > div:first-child {
    color: ${color('course')};

    & > svg {
      width: 96px;
    }
    & > span {
      display: block;
      margin-top: ${space[2]};
      color: ${color('textQuiet')};
      font: ${font('regular', 13, 20)};
    }
    ${media.phone} {
      display: flex;
      gap: ${space[3]};
      align-items: center;

      & > svg {
        width: 56px;
      }
      & > span {
        margin-top: 0;
      }
    }
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
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: ${space[3]};
    padding-block: ${space[4]};
    border-bottom: 0;
  }
`;
