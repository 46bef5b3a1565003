import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  StepCourse,
  StepList,
  StepNote,
  StepRing,
  StepText,
  StepTitle,
  StepWords,
  StyledStep,
} from './Steps.styles.ts';
import { stepState } from './stepState.ts';

export interface StepItem {
  /** Stable name of the step. */
  readonly id: string;
  readonly title: ReactNode;
  /** What happens in it. */
  readonly text?: ReactNode;
  /** Under a line: what it costs, how long it takes. */
  readonly note?: ReactNode;
  /** The way back to a step that is done. */
  readonly href?: string | undefined;
}

export interface StepsProps {
  /** What the steps lead to; read aloud before them. Not needed under a heading that says it. */
  label?: string | undefined;
  /** In order. The number is the place in the list, and the list says so to a screen reader. */
  steps: readonly StepItem[];
  /**
   * `id` of the step that is being done: what stands before it is done, what comes after is still to do. Without it the
   * steps explain a course that has not begun.
   */
  current?: string | undefined;
  /** `horizontal` lies down below 640 px, where columns would be too narrow. Default `vertical`. */
  direction?: 'horizontal' | 'vertical' | undefined;
  /** `large` sets the titles in the serif of the site. Default `medium`. */
  size?: 'medium' | 'large' | undefined;
}

/** A course of numbered steps on the dotted line. Number, tick and word say the state; the colour only repeats it. */
export function Steps({ label, steps, current, direction = 'vertical', size = 'medium' }: StepsProps) {
  const { t } = useTranslation('common');
  return (
    <StepList aria-label={label} data-direction={direction} data-size={size}>
      {steps.map(({ id, title, text, note, href }, index) => {
        const state = stepState(steps, id, current);
        return (
          <StyledStep key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <StepCourse direction="down" />
            <StepRing aria-hidden="true">{state === 'done' ? <Icon of={Check} /> : index + 1}</StepRing>
            <StepWords>
              <StepTitle>
                {href === undefined ? (
                  title
                ) : (
                  <Link look="plain" href={href}>
                    {title}
                  </Link>
                )}
                {state !== undefined && <VisuallyHidden> ({t(`steps.${state}`)})</VisuallyHidden>}
              </StepTitle>
              {text !== undefined && <StepText>{text}</StepText>}
              {note !== undefined && <StepNote>{note}</StepNote>}
            </StepWords>
          </StyledStep>
        );
      })}
    </StepList>
  );
}
