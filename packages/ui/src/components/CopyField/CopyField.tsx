import { Check, Copy } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { OnePlace } from '../CopyButton/CopyButton.styles.ts';
import { type CopyText, useCopy } from '../CopyButton/CopyButton.tsx';
import { Field } from '../Field/Field.tsx';
import { Row } from '../Stack/Row.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Code, Outcome, Place, Value } from './CopyField.styles.ts';

export interface CopyFieldProps {
  /** Name of the value: "Deelbare link". */
  label: ReactNode;
  /** The shown and copied value; read-only. */
  value: string;
  /** `code`: monospace and in as many lines as needed, so that each character is legible. Default `text`. */
  look?: 'text' | 'code' | undefined;
  /** Writes the value to the clipboard; rejects when that is not allowed. Default: the browser's clipboard. */
  copy?: CopyText | undefined;
}

/**
 * A read-only value to copy. Focus selects all of it, so that copying also works by keyboard, by long press, and where
 * the clipboard is blocked; a message reports the result.
 */
export function CopyField({ label, value, look = 'text', copy }: CopyFieldProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLTextAreaElement>(null);
  // Focus selects the value.
  const { outcome, start } = useCopy(value, copy, () => (input.current ?? code.current)?.focus());
  const copied = outcome === 'copied';
  const shown = {
    readOnly: true,
    spellCheck: false,
    value,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => currentTarget.select(),
  };
  return (
    <div>
      <Field label={label}>
        {(belonging) => (
          <Row as="span">
            {look === 'code' ? (
              <Code {...belonging} {...shown} ref={code} rows={1} />
            ) : (
              <Value {...belonging} {...shown} ref={input} type="text" />
            )}
            <Place>
              <Button icon={copied ? Check : Copy} onClick={start}>
                <OnePlace>
                  <span aria-hidden={copied}>{t('action.copy')}</span>
                  <span aria-hidden={!copied}>{t('action.copied')}</span>
                </OnePlace>
              </Button>
            </Place>
          </Row>
        )}
      </Field>
      <Outcome role="status">
        {outcome === 'refused' && t('copyField.refused')}
        {copied && <VisuallyHidden>{t('action.copied')}</VisuallyHidden>}
      </Outcome>
    </div>
  );
}
