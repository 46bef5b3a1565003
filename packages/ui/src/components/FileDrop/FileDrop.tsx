import { Upload } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, FieldFault, type FieldWords } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { DropArea, DropInput, DropWords, FileList } from './FileDrop.styles.ts';
import { type AcceptedTypes, fileKey, type FileSentences } from './fileRules.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface FileDropProps extends Omit<FieldWords, 'hintPlace' | 'labelPlace'> {
  /** What was chosen. The field reads nothing and sends nothing: that is its owner's. */
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** `{ 'text/csv': ['.csv'] }`. Said before choosing, and again when another kind comes. */
  accept: AcceptedTypes;
  /** Largest size of one file, in bytes. */
  maxSize: number;
  disabled?: boolean | undefined;
  /** In place of the field's own words: what may be chosen (`rules`) and why a file did not come in. */
  sentences?: FileSentences | undefined;
}

/**
 * A file by click, keyboard, drop or paste; a second one takes its place. The native file input lies over the whole area: one labelled control, and the
 * browser's own keys.
 */
export function FileDrop(props: FileDropProps) {
  const { files, onChange, accept, maxSize, disabled = false, sentences = {}, ...words } = props;
  const { t } = useTranslation('common');
  const rulesId = useId();
  const drop = useFileDrop({ files, onChange, accept, maxSize, disabled, sentences });
  const another = files.length > 0;
  return (
    <Field {...words} hintPlace="above" describedBy={rulesId}>
      {(belonging) => (
        <>
          {another && (
            <FileList aria-label={t('file.list')}>
              {files.map((file) => (
                <ChosenFile key={fileKey(file)} file={file} onRemove={disabled ? undefined : () => drop.remove(file)} />
              ))}
            </FileList>
          )}
          <DropArea {...drop.areaProps} data-over={drop.over} data-compact={another}>
            <Icon of={Upload} />
            <DropWords>
              <span aria-hidden="true">
                <b>{t(drop.over ? 'file.dropNow' : another ? 'file.another' : 'file.choose')}</b>{' '}
                {!drop.over && t('file.orDrop')}
              </span>
              <small id={rulesId}>{drop.rules}</small>
            </DropWords>
            <DropInput {...drop.inputProps} {...belonging} disabled={disabled} />
          </DropArea>
          <div role="alert">
            {drop.faults.map((fault) => (
              <FieldFault key={fault}>{fault}</FieldFault>
            ))}
          </div>
          <VisuallyHidden role="status">{drop.said}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
