import { Loader } from 'lucide-react';
import { SpinnerFrame } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** What is going on, for screen readers. Without it words must stand beside the spinner. */
  label?: string | undefined;
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <SpinnerFrame {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}>
      <Loader strokeWidth={1.75} aria-hidden="true" />
    </SpinnerFrame>
  );
}
