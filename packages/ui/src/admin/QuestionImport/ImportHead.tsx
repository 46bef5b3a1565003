import { Breadcrumb, type BreadcrumbItem } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ImportPlace } from './importState.ts';
import { type ImportStepName, ImportSteps } from './ImportSteps.tsx';
import { StepRow } from './QuestionImport.styles.ts';

interface ImportHeadProps {
  place: ImportPlace;
  /** Absent where there is nothing to import into. */
  step?: ImportStepName | undefined;
}

/** Whose questions these are, and how far the import is. */
export function ImportHead({ place, step }: ImportHeadProps) {
  const { t } = useAdminWords();
  const narrow = useBelow('desktop');
  const { clientsHref, questionsHref, client } = place;
  const page: BreadcrumbItem = { label: t('questionImport.title') };
  const ofClient: BreadcrumbItem[] = [
    { label: t('questionImport.clients'), href: clientsHref },
    ...(client?.name === undefined ? [] : [{ label: client.name, href: client.href }]),
  ];
  const ofEverybody: BreadcrumbItem[] = [{ label: t('questionImport.ofEverybody'), href: questionsHref }];
  const steps = step && <ImportSteps current={step} />;
  return (
    <>
      <PageHead
        title={t('questionImport.title')}
        trail={<Breadcrumb items={[...(client === undefined ? ofEverybody : ofClient), page]} />}
        actions={narrow ? undefined : steps}
      />
      {narrow && <StepRow>{steps}</StepRow>}
    </>
  );
}
