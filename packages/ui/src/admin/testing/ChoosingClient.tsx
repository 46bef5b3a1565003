import { useState } from 'react';
import { ReportForm } from '../ReportForm/ReportForm.tsx';
import type { ReportFormProps } from '../ReportForm/reportFormProps.ts';
import { clientsToChoose } from './sampleReports.ts';

/** The form for a report, with a server that knows each client's questions. */
export function ChoosingClient(props: ReportFormProps) {
  const [chosen, setChosen] = useState(props.value.clientId ?? '');
  const known = props.client === null ? clientsToChoose : [props.client];
  return (
    <ReportForm
      {...props}
      client={known.find(({ id }) => id === chosen) ?? null}
      onClient={(id) => {
        props.onClient(id);
        setChosen(id);
      }}
    />
  );
}
