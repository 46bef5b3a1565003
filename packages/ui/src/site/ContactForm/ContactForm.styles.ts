import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const Sent = styled.div`
  display: flex;
  flex-direction: column;

  & > svg {
    color: ${color('success')};
  }

  & > ol {
    margin-top: ${space[6]};
  }

  & > h2 {
    margin-top: ${space[5]};
    color: ${color('heading')};
    ${type.h2}
    font-size: ${fontSize[34]};
    line-height: ${lineHeight['110%']};
    outline: none;
  }

  & > p {
    margin-top: ${space[2]};
    color: ${color('textQuiet')};
    ${type.text}
    overflow-wrap: anywhere;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[6]};

  ${media.phone} {
    flex-direction: column;
  }
`;

export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  min-width: 0;
  padding: 0;
  border: 0;

  /* Two short fields side by side; an error or hint of one does not move the other's box. */
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    & > :nth-child(n + 3),
    &[data-place='dialog'] > :nth-child(n + 5) {
      grid-column: 1 / -1;
    }
    &[data-place='dialog'] > :is(:nth-child(3), :nth-child(4)) {
      grid-column: auto;
    }
  }
  & textarea {
    min-height: 8rem;
  }
  ${media.phone} {
    gap: ${space[4]};
  }
`;

export const AttachmentBox = styled.div`
  padding: ${space[3]} ${space[4]};
  border-left: 2px solid ${color('link')};
  background: ${color('tint')};
  ${type.small}

  & b {
    display: block;
    font-weight: ${fontWeight.semibold};
  }
  & p {
    max-width: none;
    overflow-wrap: anywhere;
  }
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
    & > p {
      width: 100%;
      text-align: center;
    }
  }
`;
