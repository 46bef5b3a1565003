import { styled } from 'styled-components';
import { color } from './color.ts';
import { space } from './scale.ts';
import { type } from './type.ts';

export const SwatchGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space[3]};

  & > li {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    ${type.small}
  }

  & span {
    flex: none;
    width: 40px;
    height: 40px;
    border: 1px solid ${color('hairlineStrong')};
    border-radius: 8px;
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space[4]};

  & > li {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: ${space[4]};
    align-items: baseline;
  }

  & > li > small {
    color: ${color('textQuiet')};
    ${type.small}
  }

  & i {
    display: block;
    height: 12px;
    background: ${color('chartBar')};
  }
`;

export const TypeSample = {
  h1: styled.p`
    ${type.h1}
  `,
  h2: styled.p`
    ${type.h2}
  `,
  h3: styled.p`
    ${type.h3}
  `,
  pageTitle: styled.p`
    ${type.pageTitle}
  `,
  lead: styled.p`
    ${type.lead}
  `,
  text: styled.p`
    ${type.text}
  `,
  small: styled.p`
    ${type.small}
  `,
  figure: styled.p`
    ${type.figure}
  `,
} as const;
