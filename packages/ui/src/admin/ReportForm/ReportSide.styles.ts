import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

/** The prompt as it is sent, with its line breaks. */
export const PromptText = styled.pre`
  max-height: 22rem;
  padding: ${space[3]} ${space[4]};
  overflow-y: auto;
  border-radius: ${radius.control};
  background: ${color('raised')};
  ${type.small}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const OutlineHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color('hairlineStrong')};
  color: ${color('textQuiet')};
  ${type.small}

  & > h2 {
    color: ${color('text')};
    ${type.text}
    font-weight: ${fontWeight.semibold};
  }
`;

export const OutlineList = styled.ol`
  padding-top: ${space[1.5]};
  list-style: none;
  counter-reset: part;

  & > li {
    display: flex;
    gap: ${space[2.5]};
    padding-block: ${space[1]};
    ${type.text}
    overflow-wrap: anywhere;
    counter-increment: part;
  }

  & > li::before {
    flex: none;
    min-width: 0.625rem;
    color: ${color('textQuiet')};
    ${type.tabular}
    content: counter(part);
  }
`;

export const SideSection = styled.section`
  margin-top: ${space[8]};

  &:first-child {
    margin-top: 0;
  }
`;
