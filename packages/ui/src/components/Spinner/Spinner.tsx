import { Loader } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SpinnerFrame } from './Spinner.styles.ts';
import { useDelay } from './useDelay.ts';

export interface SpinnerProps {
  /** What is going on, for screen readers. Without it words must stand beside the spinner. */
  label?: string | undefined;
  /**
   * Milliseconds before it shows and is read aloud; 0 when absent. What is done within 400 ms looks quicker without one:
   * give that where the wait is often short.
   */
  delay?: number | undefined;
}

/** Work without a known end. For a place that will hold words or rows use a `Skeleton`, for a known end a `Progress`. */
export function Spinner({ label, delay = 0 }: SpinnerProps) {
  const late = useDelay(delay);
  return (
    <SpinnerFrame {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
      {late && <Loader strokeWidth={1.75} aria-hidden="true" />}
      {late && label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </SpinnerFrame>
  );
}
