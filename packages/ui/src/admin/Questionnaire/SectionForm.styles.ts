import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: ${space[2]};
`;

export const SectionTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  min-width: 0;

  h2 {
    ${type.dialogTitle}
    min-width: 0;
    overflow-wrap: anywhere;
    outline: none;
  }

  span {
    color: ${color('textQuiet')};
    ${type.text}
  }
`;

export const QuestionList = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const SectionFoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: space-between;
  margin-top: ${space[3]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color('hairlineStrong')};

  & > a {
    max-width: 100%;
  }

  /* The way on stands at the right, also when it is alone. */
  & > a:only-child:has(> :last-child:not(:first-child)) {
    margin-left: auto;
  }
`;
