import { Upload } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, FieldFault, type FieldWords } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { DropArea, DropInput, DropWords, FileList } from './FileDrop.styles.ts';
import { type AcceptedTypes, fileKey, type FileSentences } from './fileRules.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface FileDropProps extends Omit<FieldWords, 'hintPlace' | 'labelPlace'> {
  id?: string | undefined;
  /** What was chosen. The field reads nothing and sends nothing: that is its owner's. */
  files: readonly File[];
  onChange: (files: File[]) => void;
  onBlur?: (() => void) | undefined;
  /** `{ 'text/csv': ['.csv'] }`. Said before choosing, and again when another kind comes. */
  accept: AcceptedTypes;
  /** Largest size of one file, in bytes. */
  maxSize: number;
  /** Default one file; a second one takes its place. */
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What is known of a file, behind its size: "40 rijen, puntkomma". */
  detail?: ((file: File) => ReactNode) | undefined;
  /** Below a file while it is on its way: a `Progress` with its way to stop. */
  progress?: ((file: File) => ReactNode) | undefined;
  /** In place of the field's own words: what may be chosen (`rules`) and why a file did not come in. */
  sentences?: FileSentences | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Files by click, keyboard, drop or paste. The native file input lies over the whole area: one labelled control, and the
 * browser's own keys.
 */
export function FileDrop(props: FileDropProps) {
  const {
    files,
    onChange,
    onBlur,
    accept,
    maxSize,
    multiple = false,
    disabled = false,
    ref,
    sentences = {},
    ...rest
  } = props;
  const { detail, progress, ...words } = rest;
  const { t } = useTranslation('common');
  const rulesId = useId();
  const drop = useFileDrop({ files, onChange, accept, maxSize, multiple, disabled, sentences });
  useImperativeHandle(ref, () => drop.input.current);
  const another = files.length > 0;
  const choose = multiple ? t(another ? 'file.more' : 'file.chooseMany') : t(another ? 'file.another' : 'file.choose');
  return (
    <Field {...words} hintPlace="above" describedBy={rulesId}>
      {(belonging) => (
        <>
          {another && (
            <FileList aria-label={t('file.list')}>
              {files.map((file) => (
                <ChosenFile
                  key={fileKey(file)}
                  file={file}
                  onRemove={disabled ? undefined : () => drop.remove(file)}
                  detail={detail?.(file)}
                  progress={progress?.(file)}
                />
              ))}
            </FileList>
          )}
          <DropArea {...drop.areaProps} data-over={drop.over} data-compact={another}>
            <Icon of={Upload} />
            <DropWords>
              <span aria-hidden="true">
                <b>{drop.over ? t('file.dropNow') : choose}</b>{' '}
                {!drop.over && t(multiple ? 'file.orDropMany' : 'file.orDrop')}
              </span>
              <small id={rulesId}>{drop.rules}</small>
            </DropWords>
            <DropInput {...drop.inputProps} {...belonging} disabled={disabled} onBlur={onBlur} />
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
