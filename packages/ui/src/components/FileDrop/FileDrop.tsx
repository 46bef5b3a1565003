import { FileText, Upload, X } from 'lucide-react';
import { useId, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { Field, FieldFault, type FieldWords } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DropArea, DropWords, FileList, FileRow } from './FileDrop.styles.ts';
import { type AcceptedTypes, faultOf, fileKey, type FileSentences, typeNames, writeSize } from './fileRules.ts';

interface Options {
  files: readonly File[];
  onChange: (files: File[]) => void;
  accept: AcceptedTypes;
  maxSize: number;
  disabled: boolean;
  sentences: FileSentences;
}

/** Handles drop, paste and file choice, and returns the messages about them. */
function useFileDrop({ files, onChange, accept, maxSize, disabled, sentences }: Options) {
  const { t, i18n } = useTranslation('common');
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);
  const [said, setSaid] = useState('');
  const types = typeNames(accept, t('file.or'));
  const size = (bytes: number) => writeSize(bytes, i18n.language);
  const zone = useDropzone({
    accept,
    maxSize,
    multiple: false,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      setRefused(rejections);
      if (accepted.length === 0) return;
      onChange(accepted);
      setSaid(t('file.chosen', { names: accepted.map(({ name }) => name).join(', ') }));
    },
  });
  const whyNot = ({ file, errors }: FileRejection) => {
    const words = { name: file.name, types, limit: size(maxSize), size: size(file.size) };
    const fault = faultOf(errors.map(({ code }) => code));
    return sentences[fault] ?? t(`file.${fault}`, words);
  };
  return {
    over: zone.isDragActive,
    /** Which files are accepted, shown before one is chosen. */
    rules: sentences.rules ?? t('file.upTo', { types, size: size(maxSize) }),
    /** Why the last files were rejected, each sentence once. */
    faults: [...new Set(refused.map(whyNot))],
    said,
    input: zone.inputRef,
    areaProps: zone.getRootProps(),
    inputProps: zone.getInputProps({
      style: undefined,
      'aria-label': undefined,
      tabIndex: 0,
      onClick: ({ currentTarget }) => {
        currentTarget.value = ''; // otherwise choosing the same file again, after a fix, would fire no change
      },
    }),
    remove: (file: File) => {
      onChange(files.filter((other) => other !== file));
      setSaid(t('file.removed', { name: file.name }));
      zone.inputRef.current?.focus(); // the button that had the focus is gone
    },
  };
}

interface ChosenFileProps {
  file: File;
  onRemove: (() => void) | undefined;
}

/** One chosen file: name, size, and a remove button. */
function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <FileRow>
      <Icon of={FileText} />
      <span>
        <b>{file.name}</b>
        <small>{writeSize(file.size, i18n.language)}</small>
      </span>
      {onRemove && (
        <IconButton icon={X} label={t('file.remove', { name: file.name })} tooltip="none" onClick={onRemove} />
      )}
    </FileRow>
  );
}

export interface FileDropProps extends Omit<FieldWords, 'hintPlace' | 'labelPlace'> {
  /** The chosen files. The field neither reads nor uploads them; its owner does. */
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** `{ 'text/csv': ['.csv'] }`. Shown before choosing, and again when a file of another type is rejected. */
  accept: AcceptedTypes;
  /** Largest size of one file, in bytes. */
  maxSize: number;
  disabled?: boolean | undefined;
  /** Replaces the field's own texts: what may be chosen (`rules`) and why a file was rejected. */
  sentences?: FileSentences | undefined;
}

/**
 * A file by click, keyboard, drop or paste; a second file replaces the first. The native file input covers the whole
 * area: one labelled control with the browser's own keys.
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
            <input {...drop.inputProps} {...belonging} disabled={disabled} />
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
