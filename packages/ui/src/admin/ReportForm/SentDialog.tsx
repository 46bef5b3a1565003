import { useId } from 'react';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { SentPreview } from './reportFormData.ts';
import { PromptHead, PromptIntro, PromptParts, PromptText } from './SentDialog.styles.ts';

export interface SentDialogProps {
  /** `null`: closed. */
  preview: SentPreview | null;
  onClose: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** Both texts exactly as they go to the service, to be read before anything is sent. */
export function SentDialog({ preview, onClose, onCopy }: SentDialogProps) {
  const { t, language } = useAdminWords();
  const base = useId();
  return (
    <Dialog open={preview !== null} onClose={onClose} size="wide" phone="full" title={t('reports.form.promptTitle')}>
      {preview !== null && (
        <PromptParts>
          <PromptIntro>
            {t('reports.form.promptIntro', {
              count: preview.answers,
              unanswered: formatFigure(preview.unanswered, language),
            })}
          </PromptIntro>
          {(['system', 'user'] as const).map((part) => (
            <div key={part}>
              <PromptHead>
                <h3 id={`${base}-${part}`}>
                  {t(part === 'system' ? 'reports.form.promptSystem' : 'reports.form.promptUser')}
                </h3>
                <CopyButton
                  text={preview[part]}
                  label={t(part === 'system' ? 'reports.form.copySystem' : 'reports.form.copyUser')}
                  copy={onCopy}
                />
              </PromptHead>
              <PromptText tabIndex={0} role="region" aria-labelledby={`${base}-${part}`}>
                {preview[part]}
              </PromptText>
            </div>
          ))}
        </PromptParts>
      )}
    </Dialog>
  );
}
