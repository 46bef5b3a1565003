import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { KeyActions, KeyFieldRow, KeyKept, KeyNote, KeyParts, Row } from './ReportForm.styles.ts';
import type { KeyRow } from './useReportForm.ts';

export interface ReportKeyRowProps {
  row: KeyRow;
  /** Where the key goes, and nowhere else. */
  host: string;
  onForget: () => void;
}

/** The key for the AI service: the one kept on this device, or one to type. */
export function ReportKeyRow({ row, host, onForget }: ReportKeyRowProps) {
  const { t } = useAdminWords();
  const { show } = useToast();
  const { id, takeField, value, remember, kept, missing, set } = row;
  if (kept) {
    return (
      <Row>
        <KeyKept>
          <h2>{t('reports.form.key')}</h2>
          <div>
            <KeyNote>{t('reports.form.keyRemembered', { host })}</KeyNote>
            <KeyActions>
              <TextButton onClick={() => set({ other: true })}>{t('reports.form.keyOther')}</TextButton>
              <TextButton
                onClick={() => {
                  onForget();
                  show({ message: t('reports.form.keyForgotten') });
                }}
              >
                {t('reports.form.keyForget')}
              </TextButton>
            </KeyActions>
          </div>
        </KeyKept>
      </Row>
    );
  }
  return (
    <KeyFieldRow>
      <PasswordField
        id={id}
        ref={takeField}
        label={t('reports.form.key')}
        autoComplete="new-password"
        placeholder={t('reports.form.keyPlaceholder')}
        value={value}
        error={missing ? t('errors:api_key_required') : undefined}
        onChange={(event) => set({ value: event.target.value })}
      />
      <KeyParts>
        <CheckboxField
          label={t('reports.form.keyRemember')}
          checked={remember}
          onChange={(event) => set({ remember: event.target.checked })}
        />
        <KeyNote>{t(remember ? 'reports.form.keyOnDevice' : 'reports.form.keyInMemory', { host })}</KeyNote>
      </KeyParts>
    </KeyFieldRow>
  );
}
