import { useState } from 'react';
import type { ReportViewProps } from '../ReportView/reportViewProps.ts';
import { ReportView } from '../ReportView/ReportView.tsx';
import { sampleReportSoFar } from './sampleReport.data.ts';
import { sampleReport } from './sampleReports.ts';

interface StoppedReportProps extends ReportViewProps {
  /** The last word came before the stop. */
  isTooLate?: boolean;
}

/** A report as in the app: once its writing is stopped, it is a draft. */
export function StoppedReport({ isTooLate = false, ...props }: StoppedReportProps) {
  const [isStopped, setIsStopped] = useState(false);
  const stopped = isTooLate
    ? { report: sampleReport, ended: null }
    : {
        report: { ...sampleReport, status: 'draft' as const, content: sampleReportSoFar },
        ended: { kind: 'stopped' as const, problem: null },
      };
  return (
    <ReportView
      {...props}
      {...(isStopped && { state: { kind: 'ready', report: stopped.report }, ended: stopped.ended, writing: null })}
      onStop={async () => {
        const problem = await props.onStop();
        setIsStopped(problem === null);
        return problem;
      }}
    />
  );
}
