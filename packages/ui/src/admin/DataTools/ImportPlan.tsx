import type { BrokenRecord, CollectionChange } from '@fnc/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { PlanFrame } from './DataDialogs.styles.ts';
import { useDataWords } from './dataTools.ts';

/** The most names listed; the rest is counted. */
const namesShown = 20;

const named = ['added', 'changed', 'broken'] as const;
const words = { added: 'Added', changed: 'Changed', broken: 'Broken' } as const;

interface ImportPlanProps {
  changes: readonly CollectionChange[];
  /** The file is not imported, so that what is broken in it is not set aside either. */
  isRefused?: boolean;
}

/** What a file would change, per kind: counts, and the names in a disclosure. */
export function ImportPlan({ changes, isRefused = false }: ImportPlanProps) {
  const { t } = useAdminWords();
  const { figure } = useDataWords();
  if (changes.length === 0) return null;
  const cell = (count: number, tone?: 'danger') => (
    <td data-zero={count === 0} data-tone={count > 0 ? tone : undefined}>
      {figure(count)}
    </td>
  );
  const faultOf = ({ position, name, reason, field }: BrokenRecord) =>
    t(`data.brokenReasons.${reason}`, { record: name === '' ? t('data.brokenPosition', { position }) : name, field });
  const list = (names: readonly string[]) => {
    const rest = names.length - namesShown;
    const shown = names.slice(0, namesShown).join(', ');
    return rest > 0 ? `${shown} ${t('data.importMore', { count: rest })}` : shown;
  };
  const summaryOf = (kind: (typeof named)[number], count: number) =>
    isRefused && kind === 'broken'
      ? t('data.collections.broken', { count })
      : t(`data.importNames${words[kind]}`, { count });
  const newerHere = changes.flatMap((change) => change.newerHere);
  return (
    <>
      <PlanFrame tabIndex={-1}>
        <table>
          <caption>{t('data.importTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('data.importWhat')}</th>
              <th scope="col">{t('data.importAdded')}</th>
              <th scope="col">{t('data.importChanged')}</th>
              <th scope="col">{t('data.importSkipped')}</th>
              <th scope="col">{t('data.importBroken')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ collection, added, changed, skipped, broken }) => (
              <tr key={collection}>
                <th scope="row">{t(`data.names.${collection}`)}</th>
                {cell(added.length)}
                {cell(changed.length)}
                {cell(skipped)}
                {cell(broken.length, 'danger')}
              </tr>
            ))}
          </tbody>
        </table>
      </PlanFrame>
      {newerHere.length > 0 && (
        <Alert tone="warning">{t('data.importNewerHere', { count: newerHere.length, names: list(newerHere) })}</Alert>
      )}
      <Stack gap={1}>
        {changes.flatMap((change) =>
          named
            .filter((kind) => change[kind].length > 0)
            .map((kind) => (
              <Disclosure
                key={`${change.collection} ${kind}`}
                summary={`${t(`data.names.${change.collection}`)}: ${summaryOf(kind, change[kind].length)}`}
              >
                {list(kind === 'broken' ? change.broken.map(faultOf) : change[kind])}
              </Disclosure>
            )),
        )}
      </Stack>
    </>
  );
}
