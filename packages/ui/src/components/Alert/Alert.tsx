import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { AlertBody, AlertBox } from './Alert.styles.ts';
import { alertIcons, type AlertTone } from './alertIcons.ts';

export interface AlertProps {
  /** Icon, colour and the word that a screen reader says first ("Fout"). The text keeps its usual colour: colour is never the only sign. */
  tone: AlertTone;
  /** What happened, in one short line. */
  title?: ReactNode;
  /** What that means and what to do now. */
  children?: ReactNode;
  /** A button or link at the end; under the words where there is no room. */
  action?: ReactNode;
  /**
   * Read aloud when it appears: at once for `danger` (`role="alert"`), else at the next pause (`role="status"`). Leave it
   * out for what stands there from the start: that is read in its place. Default false.
   */
  live?: boolean | undefined;
}

/** What happened, beside the thing it is about; it stays until the cause is gone. */
export function Alert({ tone, title, children, action, live = false }: AlertProps) {
  const { t } = useTranslation('common');
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <AlertBox data-tone={tone} role={live ? role : undefined}>
      <Icon of={alertIcons[tone]} label={t(`alert.${tone}`)} />
      <AlertBody>
        <div>
          {title !== undefined && <strong>{title}</strong>}
          {children}
        </div>
        {action}
      </AlertBody>
    </AlertBox>
  );
}
