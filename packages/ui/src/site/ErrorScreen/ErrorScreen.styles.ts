import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Screen = styled.main`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  max-width: 46rem;
  min-height: 100dvh;
  margin-inline: auto;
  padding: ${space[12]} ${space.side};
  overflow-x: clip;

  & h1 {
    color: ${color('heading')};
    ${type.h2}
  }
  & h1 + p {
    margin-top: ${space[4]};
    color: ${color('textQuiet')};
    ${type.lead}
  }

  & > div:first-child {
    width: 7rem;
    margin-bottom: ${space[8]};
    color: ${color('heading')};
    rotate: -38deg;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[7]};
  align-items: center;
  margin-top: ${space[8]};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export const ErrorId = styled.p`
  margin-top: ${space[10]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color('line')};
  color: ${color('textQuiet')};
  ${type.small}

  & > b {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`;
