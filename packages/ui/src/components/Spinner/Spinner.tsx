import { Loader } from 'lucide-react';
import { SpinnerFrame } from './Spinner.styles.ts';

/**
 * Work without a known end, beside the words that say what goes on. For a place that will hold words or rows use a
 * `Skeleton`, for a known end a `Progress`.
 */
export function Spinner() {
  return (
    <SpinnerFrame aria-hidden="true">
      <Loader strokeWidth={1.75} />
    </SpinnerFrame>
  );
}
