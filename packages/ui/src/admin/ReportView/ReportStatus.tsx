import { type Instant, millisecondsOf } from '@fnc/domain';
import { Download, Pencil } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Segments } from '../../components/Segments/Segments.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { StatusRow, StatusWords } from './ReportView.styles.ts';
import type { ReportScreenData } from './reportViewData.ts';
import { type SectionProgress, wordCount } from './sections.ts';

export interface WritingStatusProps {
  startedAt: Instant;
  /** The text shown so far. */
  text: string;
  progress: SectionProgress;
  now: Instant;
  isKept: boolean;
  goesOn: boolean;
  /** The stop button, when the head has no room for it. */
  stop?: ReactNode;
}

/** The progress of writing. */
export function WritingStatus({ startedAt, text, progress, now, isKept, goesOn, stop }: WritingStatusProps) {
  const { t, language } = useAdminWords();
  const seconds = Math.max(0, Math.floor((millisecondsOf(now) - millisecondsOf(startedAt)) / 1000));
  const count = useMemo(() => wordCount(text), [text]);
  const total = progress.begun.length;
  const mayLeave = goesOn ? 'goesOn' : 'mayLeave';
  const hint = isKept ? mayLeave : 'notYetKept';
  const words =
    progress.current >= 0
      ? t('reports.view.writingPart', { part: progress.current + 1, total })
      : t(text === '' ? 'reports.view.writingStart' : 'reports.view.writing');
  return (
    <StatusRow>
      <StatusWords>
        <strong>
          <StageRing stage="half" tone="link" />
          {words}
        </strong>
        <span>
          {t('reports.view.soFar', {
            seconds: formatFigure(seconds, language),
            words: t('reports.view.words', { count }),
          })}
        </span>
      </StatusWords>
      <Text size="small" tone="quiet" wide>
        {t(`reports.view.${hint}`)}
      </Text>
      {stop}
    </StatusRow>
  );
}

export interface StoredStatusProps {
  report: ReportScreenData;
  now: Instant;
  show: 'formatted' | 'plain';
  onShow: (show: 'formatted' | 'plain') => void;
  onEdit: () => void;
  onDownload: () => void;
  /** The editor was just closed: the edit button gets the focus back. */
  edited: boolean;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** The report's state and time, the switch of the view, and the edit button. */
export function StoredStatus({ report, now, show, onShow, onEdit, onDownload, edited }: StoredStatusProps) {
  const { t, language } = useAdminWords();
  const dates = dateWords(t, language, now);
  const phone = useBelow('tablet');
  const { status, generatedAt, updatedAt, date, content } = report;
  return (
    <StatusRow>
      <StatusWords>
        <strong>
          <StageRing stage={status === 'draft' ? 'dashed' : 'check'} />
          {t(status === 'draft' ? 'reports.view.draft' : 'reports.view.completed')}
        </strong>
        <span>{generatedAt === null ? dates.shortDate(date) : dates.moment(generatedAt)}</span>
        {updatedAt !== null && <span>{t('reports.view.changedAt', { moment: dates.moment(updatedAt) })}</span>}
      </StatusWords>
      {content !== null && (
        <Row align="center">
          {phone && (
            <Button size="small" variant="primary" icon={Download} onClick={onDownload}>
              {t('reports.view.download')}
            </Button>
          )}
          <Button ref={edited ? takeFocus : undefined} size="small" icon={Pencil} onClick={onEdit}>
            {t('reports.view.edit')}
          </Button>
          <Segments
            label={t('reports.view.show')}
            value={show}
            options={[
              { value: 'formatted', label: t('reports.view.formatted') },
              { value: 'plain', label: t('reports.view.plain') },
            ]}
            onChoose={onShow}
          />
        </Row>
      )}
    </StatusRow>
  );
}
