import { type ComponentType, lazy } from 'react';
import { PlainReport } from './PlainReport.tsx';
import type { ReportReadingProps } from './ReportReading.tsx';
import type { ReportWritingTextProps } from './ReportWritingText.tsx';

// Markdown and its editor are heavy: each comes when it is needed, and where the code of the first does not arrive the bare
// text stands in its place.

export const LazyReading = lazy<ComponentType<ReportReadingProps>>(() =>
  import('./ReportReading.tsx').then(
    ({ ReportReading }) => ({ default: ReportReading }),
    () => ({ default: PlainReport }),
  ),
);

export const LazyWritingText = lazy<ComponentType<ReportWritingTextProps>>(() =>
  import('./ReportWritingText.tsx').then(
    ({ ReportWritingText }) => ({ default: ReportWritingText }),
    () => ({ default: PlainReport }),
  ),
);

export const LazyEditor = lazy(() =>
  import('./ReportEditor.tsx').then(({ ReportEditor }) => ({ default: ReportEditor })),
);
