import { type DataCounts, type DataOutcome, type DataTest, sumOfCounts } from '@fnc/domain';
import {
  Database,
  Download,
  FlaskConical,
  FlaskConicalOff,
  type LucideIcon,
  RotateCcw,
  Trash2,
  Upload,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { writeSize } from '../../components/FileDrop/fileRules.ts';
import { LazyPart } from '../../components/OnDemand/LazyPart.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { FactSection, FactTitle } from '../FactList/FactList.styles.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { OpenDataDialog } from './DataDialogs.tsx';
import { type DataToolsProps, useDataWords } from './dataTools.ts';
import { ToolRows } from './ToolRow.styles.ts';
import { ToolRow } from './ToolRow.tsx';

/** Rarely used: the code is loaded when the first dialog opens. */
const fetchDialogs = () => import('./DataDialogs.tsx');

/** The tools for all stored data: test, add samples, export, import, clear. */
export function DataTools(props: DataToolsProps) {
  const { state, contents, onCount, onTest, onMakeSamples, onRemoveSamples, onExport, onUndo } = props;
  const { t, language } = useAdminWords();
  const words = useDataWords();
  const toast = useToast();
  const [dialog, setDialog] = useState<OpenDataDialog>(null);
  const [busy, setBusy] = useState<'samples' | 'export' | null>(null);
  const [test, setTest] = useState<DataTest | null>(null);
  const [counts, setCounts] = useState<DataCounts>({});
  const offered = useRef<number | null>(null);

  const close = () => setDialog(null);
  const fail = (problem: Problem) =>
    toast.show({ tone: 'danger', message: t('data.failed', { message: problemText(t, problem) }) });

  /** The value, or `null` after a toast with the error. */
  async function settled<Value>(outcome: Promise<DataOutcome<Value>>): Promise<Value | null> {
    const answer = await outcome;
    setBusy(null);
    if ('done' in answer) return answer.done;
    fail(answer.problem);
    return null;
  }

  /** Only the last change can be undone, so only its toast may offer it. */
  function dropOffer() {
    if (offered.current !== null) toast.dismiss(offered.current);
    offered.current = null;
  }
  function offerUndo(message: string, icon: LucideIcon, detail?: string) {
    dropOffer();
    offered.current = toast.show({ message, detail, icon, undo: () => void undo() });
  }
  async function undo() {
    dropOffer();
    const problem = await onUndo();
    if (problem === null) toast.show({ message: t('data.undone'), icon: RotateCcw });
    else fail(problem);
  }
  async function removeSamples() {
    const gone = await settled(onRemoveSamples());
    if (gone === null) return;
    const left = sumOfCounts(state.samples) - sumOfCounts(gone);
    const detail = left > 0 ? t('data.samplesKept', { count: left }) : undefined;
    if (sumOfCounts(gone) === 0) toast.show({ message: t('data.samplesNone'), detail, icon: FlaskConicalOff });
    else offerUndo(t('data.samplesRemoved', { parts: words.parts(gone) }), FlaskConicalOff, detail);
  }
  async function makeSamples() {
    setBusy('samples');
    const made = await settled(onMakeSamples());
    if (made === null) return;
    if (sumOfCounts(made) === 0) toast.show({ message: t('data.samplesThere'), icon: FlaskConical });
    else offerUndo(t('data.samplesMade', { parts: words.parts(made) }), FlaskConical);
  }
  async function exportAll() {
    setBusy('export');
    const file = await settled(onExport());
    if (file === null) return;
    const size = writeSize(file.bytes, language);
    toast.show({ message: t('data.exported', { file: file.fileName, size }), icon: Download });
  }
  async function askToClear() {
    const found = await settled(onCount());
    if (found === null) return;
    setCounts(found);
    setDialog('clear');
  }
  function runTest() {
    setTest({ checks: [], total: 0 });
    setDialog('test');
    void onTest(setTest);
  }

  return (
    <FactSection>
      <FactTitle>{t('data.title')}</FactTitle>
      <ToolRows>
        <li>
          <ToolRow icon={Database} onClick={runTest}>
            {t('data.test')}
          </ToolRow>
        </li>
        <li>
          <ToolRow
            icon={FlaskConical}
            busyLabel={busy === 'samples' ? t('data.makingSamples') : undefined}
            onClick={() => void makeSamples()}
          >
            {t('data.makeSamples')}
          </ToolRow>
        </li>
        {sumOfCounts(state.samples) > 0 && (
          <li>
            <ToolRow icon={FlaskConicalOff} end={sumOfCounts(state.samples)} onClick={() => void removeSamples()}>
              {t('data.removeSamples')}
            </ToolRow>
          </li>
        )}
        <li>
          <ToolRow
            icon={Download}
            end={t('data.json')}
            busyLabel={busy === 'export' ? t('data.exporting') : undefined}
            onClick={() => void exportAll()}
          >
            {t('data.export')}
          </ToolRow>
          {contents !== null && (
            <Text size="meta" tone="quiet" above={2} below={2} wide>
              {t('data.exportHolds', { parts: words.contents(contents) })}
            </Text>
          )}
        </li>
        <li>
          <ToolRow icon={Upload} end={t('data.json')} onClick={() => setDialog('import')}>
            {t('data.import')}
          </ToolRow>
        </li>
        {state.undo !== null && (
          <li>
            <ToolRow icon={RotateCcw} onClick={() => void undo()}>
              {t(`data.undoOf.${state.undo}`)}
            </ToolRow>
          </li>
        )}
        <li>
          <ToolRow icon={Trash2} tone="danger" onClick={() => void askToClear()}>
            {t('data.clear')}
          </ToolRow>
        </li>
      </ToolRows>
      <Text size="meta" tone="quiet" above={2} below={2} wide>
        {t('data.kept')}
      </Text>
      <LazyPart fetchCode={fetchDialogs} open={dialog !== null} onClose={close}>
        {({ DataDialogs }) => (
          <DataDialogs
            {...props}
            open={dialog}
            test={test}
            counts={counts}
            onClose={close}
            onImported={(count, aside) =>
              offerUndo(
                t('data.imported', { count }),
                Upload,
                aside > 0 ? t('data.testBroken', { count: aside }) : undefined,
              )
            }
            onCleared={(count) => offerUndo(t('data.cleared', { count }), Trash2)}
          />
        )}
      </LazyPart>
    </FactSection>
  );
}
