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
  /** Shown instead of the label, which is then only read aloud: `NL`. */
  short?: string | undefined;
}

export interface SegmentsProps<Value extends string> {
  /** The name of the group; read aloud. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/**
 * Two to four options in a row, one of which is always selected, with immediate effect. Works like radio buttons: one
 * tab stop, arrows move the selection. The selected one has a background and a thicker line, not only a colour.
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
