import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, lineHeight, type } from '../../tokens/type.ts';

export const Sent = styled.div`
  display: flex;
  flex-direction: column;

  & > ol {
    margin-top: ${space[6]};
  }
`;

export const Seal = styled.div`
  color: ${color('success')};
`;

export const SentTitle = styled.h2`
  margin-top: ${space[5]};
  color: ${color('heading')};
  ${type.h2}
  font-size: ${fontSize[34]};
  line-height: ${lineHeight['110%']};
  outline: none;
`;

export const SentLead = styled.p`
  margin-top: ${space[2]};
  color: ${color('textQuiet')};
  ${type.text}
  overflow-wrap: anywhere;
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
