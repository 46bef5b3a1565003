import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

/** Name, count and bar; the button is next to them. */
export const TaskFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1.5]} ${space[4]};
  align-items: center;
  min-height: var(--control-height);
  ${type.text}

  & > button {
    grid-row: 1 / 3;
    grid-column: 2;
  }

  & > [role='progressbar'] {
    grid-column: 1;
  }

  & > p {
    grid-column: 1 / -1;
  }
`;

/** The name wraps to its own line before it is cut off. */
export const TaskWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;

  & > :first-child {
    flex: 1 1 10rem;
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`;

export const TaskFigures = styled.span`
  color: ${color('textQuiet')};
  ${type.tabular}

  & strong {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }
`;

export const TaskOutcome = styled.span`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  font-weight: ${fontWeight.medium};

  &[data-state='done'] {
    color: ${color('success')};
  }

  &[data-state='failed'] {
    color: ${color('danger')};
  }
`;
