import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[6]};
  min-width: 0;
  padding: 0;
  border: 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`;

export const Newsletter = styled.div`
  grid-column: 1 / -1;

  & label {
    font-size: ${fontSize[15]};
    line-height: ${lineHeight[24]};
  }
`;

export const SendRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;

  & > p {
    color: ${color('textQuiet')};
    ${type.small}
  }
  ${media.phone} {
    & > button,
    & > p {
      width: 100%;
      text-align: center;
    }
  }
`;

export const Requested = styled.div`
  display: flex;
  gap: ${space[5]};
  align-items: flex-start;
  padding-block: ${space[5]};
  border-block: 1px solid ${color('lineDeep')};
  outline: none;

  & > svg {
    flex: none;
    color: ${color('success')};
  }
  & strong {
    display: block;
    font-weight: ${fontWeight.strong};
  }
  & p {
    margin-top: ${space[2]};
  }
  & button {
    min-height: 44px;
    margin-top: ${space[2]};
  }
`;
