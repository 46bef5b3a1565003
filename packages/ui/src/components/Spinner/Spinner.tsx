import { Loader } from 'lucide-react';
import { SpinnerFrame } from './Spinner.styles.ts';

/**
 * Work of unknown length, next to a text that names it. For content that is loading use a `Skeleton`, for a known
 * length a `Progress`.
 */
export function Spinner() {
  return (
    <SpinnerFrame aria-hidden="true">
      <Loader strokeWidth={1.75} />
    </SpinnerFrame>
  );
}
