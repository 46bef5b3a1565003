import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

const inset = `max(${space.side}, calc((100% - ${contentWidth}) / 2))`;

export const Head = styled.header`
  padding: ${space[4]} ${inset};
  border-bottom: 1px solid ${color('line')};
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[7]};
  padding: ${space[5]} ${inset};
  border-top: 1px solid ${color('line')};
  ${type.small}

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export const Page = styled.div`
  position: relative;
  flex: 1;
  padding: ${space[12]} ${inset} ${space[16]};
  overflow: clip;

  & > svg {
    position: relative;
    margin-bottom: ${space[5]};
    color: ${color('success')};
  }
  & > h1 {
    position: relative;
    max-width: 40rem;
    color: ${color('heading')};
    ${type.h2}
  }
  ${media.phone} {
    padding-block: ${space[8]} ${space[12]};
  }
`;

export const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${space[6]};
  justify-items: start;
  max-width: 40rem;
  margin-top: ${space[6]};

  &[data-form='true'] {
    justify-items: stretch;
    padding: clamp(1.25rem, 3.4vw, 2.5rem);
    border: 1px solid ${color('line')};
    border-radius: ${radius.dialog};
    background: ${color('surface')};
  }
  & ul {
    margin-top: ${space[2]};
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export const Lead = styled.p`
  color: ${color('textQuiet')};
  ${type.lead}
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${space[6]};
`;

export const SendRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: center;

  & > p {
    color: ${color('textQuiet')};
    ${type.small}
  }
  ${media.phone} {
    & > button {
      width: 100%;
    }
  }
`;
