import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { measure, media, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';
import { bareSummary, opening } from '../Disclosure/Disclosure.styles.ts';

export const AccordionFrame = styled.div`
  border-top: 1px solid ${color('lineDeep')};
`;

export const StyledDetails = styled.details`
  border-bottom: 1px solid ${color('line')};
  ${opening}
`;

export const AccordionSummary = styled.summary`
  ${bareSummary}
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: var(--control-height);
  padding-block: ${space[6]};
  overflow-wrap: anywhere;

  & > span {
    flex: none;
    width: 20px;
    height: 20px;
    margin-right: 0.25rem;
    color: ${color('heading')};
  }

  & > span:last-child,
  details[open] > & > span:nth-last-child(2) {
    display: none;
  }

  details[open] > & > span:last-child {
    display: inline-flex;
  }

  ${media.hover} {
    &:hover > :first-child {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }

  ${media.print} {
    break-after: avoid;

    & > span {
      display: none;
    }
  }
`;

export const AccordionBody = styled.div`
  max-width: ${measure};
  padding-bottom: ${space[8]};
  ${type.text}
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: ${space[4]};
  }

  ${media.fromTablet} {
    padding-right: ${space[12]};
  }
`;
