import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileRow, FileWords } from './FileDrop.styles.ts';
import { writeSize } from './fileRules.ts';

interface ChosenFileProps {
  file: File;
  onRemove: (() => void) | undefined;
}

/** One chosen file: name, size, and the way to take it away. */
export function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <FileRow>
      <Icon of={FileText} />
      <FileWords>
        <b>{file.name}</b>
        <small>{writeSize(file.size, i18n.language)}</small>
      </FileWords>
      {onRemove && (
        <IconButton icon={X} label={t('file.remove', { name: file.name })} tooltip="none" onClick={onRemove} />
      )}
    </FileRow>
  );
}
