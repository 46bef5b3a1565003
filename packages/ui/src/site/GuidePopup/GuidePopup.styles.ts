import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const Head = styled.div`
  display: grid;
  grid-template-columns: 4.625rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  margin-bottom: ${space[5]};

  & p {
    ${type.small}
  }

  ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Cover = styled.div`
  box-shadow: 0 4px 12px ${color('shadeFar')};

  ${media.narrowPhone} {
    display: none;
  }
`;

export const Figure = styled.p`
  margin-top: ${space[1]};

  & > b {
    color: ${color('heading')};
    font: ${font('medium', 18, 22, 'heading')};
    white-space: nowrap;
  }

  & > small {
    display: block;
    color: ${color('textQuiet')};
    font-size: inherit;
  }
`;

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${space[4]};

  ${media.phone} {
    gap: ${space[3]};
  }
`;

export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
  min-width: 0;
  padding: 0;
  border: 0;

  /* Doubled to override the components' own styles. */
  && label {
    font-size: ${fontSize[15]};
    line-height: ${lineHeight[22]};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;

  & > a {
    color: ${color('textQuiet')};
    ${type.small}
  }
  ${media.phone} {
    & > button {
      width: 100%;
    }
    & > a {
      margin-inline: auto;
    }
  }
`;

export const Done = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  padding-top: ${space[4]};
  border-top: 1px solid ${color('lineDeep')};

  & > svg {
    flex: none;
    color: ${color('success')};
  }
  & p:first-child {
    font-weight: ${fontWeight.strong};
    outline: none;
  }
  & p + p {
    margin-block: ${space[1]} ${space[3]};
    ${type.small}
  }
`;
