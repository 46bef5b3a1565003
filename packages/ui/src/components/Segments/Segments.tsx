import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Segment, SegmentGroup } from './Segments.styles.ts';

interface SegmentOption<Value extends string> {
  value: Value;
  /** Shown, or with an icon only read aloud. */
  label: string;
  icon?: LucideIcon | undefined;
  /** Language of the label, where it is not the page's. */
  lang?: string | undefined;
  /** What is shown in place of the label, which is then read aloud: `NL`. */
  short?: string | undefined;
}

export interface SegmentsProps<Value extends string> {
  /** What is chosen here; read aloud. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/**
 * Two to four choices beside each other, of which one always holds and shows at once. Works like radio buttons: one stop
 * of the Tab key, arrows move the choice. The chosen one has a background and a thicker line, not a colour alone.
 */
export function Segments<Value extends string>({ label, options, value, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <SegmentGroup role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.icon && <Icon of={option.icon} />}
          {option.short !== undefined && <span aria-hidden="true">{option.short}</span>}
          {option.icon || option.short !== undefined ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </Segment>
      ))}
    </SegmentGroup>
  );
}
