import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const TaskFrame = styled.div`
  display: grid;
  gap: ${space[1.5]};
  min-width: 0;
  ${type.text}
`;

/** Words, count and button; the name takes a line of its own before it is cut. */
export const TaskWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  min-height: var(--control-small);

  & > :first-child {
    flex: 1 1 10rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const TaskFigures = styled.span`
  color: ${color('textQuiet')};
  ${type.tabular}

  & strong {
    color: ${color('text')};
    font-weight: 600;
  }
`;

export const TaskOutcome = styled.span`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  font-weight: 500;

  &[data-state='done'] {
    color: ${color('success')};
  }

  &[data-state='failed'] {
    color: ${color('danger')};
  }
`;

export const TaskDetail = styled.p`
  color: ${color('textQuiet')};
  ${type.small}
`;
