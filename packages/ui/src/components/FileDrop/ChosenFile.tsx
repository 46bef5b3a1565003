import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileProgress, FileRow, FileWords } from './FileDrop.styles.ts';
import { writeSize } from './fileRules.ts';

interface ChosenFileProps {
  file: File;
  onRemove: (() => void) | undefined;
  detail: ReactNode;
  progress: ReactNode;
}

/** One chosen file: name, size, what is known of it, and the way to take it away. */
export function ChosenFile({ file, onRemove, detail, progress }: ChosenFileProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <FileRow>
      <Icon of={FileText} />
      <FileWords>
        <b>{file.name}</b>
        <small>
          {writeSize(file.size, i18n.language)}
          {detail !== undefined && <>, {detail}</>}
        </small>
      </FileWords>
      {onRemove && (
        <IconButton icon={X} label={t('file.remove', { name: file.name })} tooltip="none" onClick={onRemove} />
      )}
      {progress !== undefined && <FileProgress>{progress}</FileProgress>}
    </FileRow>
  );
}
