import type { DataCheck, DataTest } from '@fnc/domain';
import { CircleCheck, CircleX, Download, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { writeSize } from '../../components/FileDrop/fileRules.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TaskProgress } from '../../components/TaskProgress/TaskProgress.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Checks } from './DataDialogs.styles.ts';
import { useDataWords } from './dataTools.ts';

/** From this share of used space on, a warning is shown. */
const tightShare = 0.8;

type Level = 'good' | 'warning' | 'bad';
const icons = { good: CircleCheck, warning: TriangleAlert, bad: CircleX };

function levelOf(check: DataCheck): Level {
  if (check.kind === 'room') return check.used > tightShare * check.total ? 'warning' : 'good';
  const isGood = check.kind === 'records' ? check.broken === 0 : check.problem === null;
  return isGood ? 'good' : 'bad';
}

const keyOf = (check: DataCheck) => (check.kind === 'records' ? check.collection : check.kind);

interface TestDialogProps {
  open: boolean;
  /** `null` before the first test. */
  test: DataTest | null;
  onDownloadBroken: () => void;
  onClose: () => void;
}

/** A line per check with its result, as soon as it ends. */
export function TestDialog({ open, test, onDownloadBroken, onClose }: TestDialogProps) {
  const { t, language } = useAdminWords();
  const { figure } = useDataWords();
  const checks = test?.checks ?? [];
  const total = test?.total ?? 0;
  const ended = total > 0 && checks.length === total;
  const faults = checks.filter((check) => levelOf(check) === 'bad').length;
  const anyBroken = checks.some((check) => check.kind === 'records' && check.broken > 0);
  const size = (bytes: number) => writeSize(bytes, language);

  const names: Record<Exclude<DataCheck['kind'], 'records'>, string> = {
    store: t('data.testStore'),
    room: t('data.testRoom'),
    server: t('data.testServer'),
  };
  const found = (check: DataCheck): string => {
    if (check.kind === 'room') {
      const { used, total: all } = check;
      return t('data.testRoomUsed', { used: size(used), total: size(all), left: size(Math.max(0, all - used)) });
    }
    if (check.kind === 'records') {
      if (check.broken > 0) return t('data.testBroken', { count: check.broken });
      return check.count === 0 ? t('data.testRecordsEmpty') : `${figure(check.count)}, ${t('data.testRecordsGood')}`;
    }
    if (check.problem !== null) return problemText(t, check.problem);
    return t(check.kind === 'store' ? 'data.testStoreGood' : 'data.testServerGood');
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('data.testTitle')}
      closeButton="none"
      size="medium"
      footer={
        <>
          {anyBroken && (
            <Button icon={Download} onClick={onDownloadBroken}>
              {t('data.downloadBroken')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </>
      }
    >
      <Stack>
        <TaskProgress
          label={t('data.testRunning')}
          done={checks.length}
          total={total === 0 ? null : total}
          state={ended ? 'done' : 'running'}
        >
          {ended && (faults === 0 ? t('data.testGood') : t('data.testFaults', { count: faults }))}
        </TaskProgress>
        <Checks>
          {checks.map((check) => {
            const level = levelOf(check);
            return (
              <li key={keyOf(check)} data-level={level}>
                <Icon of={icons[level]} label={level === 'good' ? undefined : t('common:alert.warning')} />
                <span>{check.kind === 'records' ? t(`data.names.${check.collection}`) : names[check.kind]}</span>
                <span>{found(check)}</span>
                {check.kind === 'room' && (
                  <Progress
                    value={check.total === 0 ? 0 : check.used / check.total}
                    label={t('data.testRoom')}
                    valueText={found(check)}
                    state={level === 'good' ? 'running' : 'failed'}
                  />
                )}
              </li>
            );
          })}
        </Checks>
        {anyBroken && (
          <Text size="small" tone="quiet" wide>
            {t('data.brokenText')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
