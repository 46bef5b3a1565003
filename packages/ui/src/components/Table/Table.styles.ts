import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Cards = styled.ul`
  margin-inline: calc(var(--space-side) * -1);
`;

export const CardRow = styled.li`
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  padding: 0.875rem var(--space-side);
  border-bottom: 1px solid ${color('hairline')};

  & > div {
    flex: 1;
    min-width: 0;
  }

  &[data-selected='true'] {
    background: ${color('tint')};
  }

  &[data-blocked='true'] {
    color: ${color('textQuiet')};
  }

  &[data-state='failed'] {
    box-shadow: inset 3px 0 ${color('danger')};
  }

  ${media.forcedColors} {
    &:is([data-selected='true'], [data-state='failed']) {
      border-left: 4px solid Highlight;
    }
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

export const Note = styled.span`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  ${type.small}
  white-space: nowrap;

  &[data-state='failed'] {
    color: ${color('danger')};
    font-weight: ${fontWeight.medium};
  }

  &[data-state='saving'] {
    color: ${color('textQuiet')};
  }
`;
