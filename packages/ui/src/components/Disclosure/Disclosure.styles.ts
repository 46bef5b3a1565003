import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { measure, media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { bareSummary, opening } from './opening.styles.ts';

export const StyledDisclosure = styled.details`
  max-width: ${measure};
  ${opening}
`;

export const DisclosureSummary = styled.summary`
  ${bareSummary}
  display: flex;
  gap: ${space[2]};
  align-items: center;
  width: fit-content;
  max-width: 100%;
  min-height: var(--control-small);
  padding-right: ${space[2]};
  border-radius: ${radius.small};
  color: ${color('textQuiet')};
  ${type.small}
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;

  & > span:first-child {
    flex: none;
    transition: rotate ${motion.control};
  }

  & > span:last-child {
    min-width: 0;
  }

  details[open] > & > span:first-child {
    rotate: 90deg;
  }

  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }
`;

export const DisclosureBody = styled.div`
  padding: ${space[1]} 0 ${space[3]} ${space[6]};
  ${type.small}
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: ${space[2]};
  }
`;
