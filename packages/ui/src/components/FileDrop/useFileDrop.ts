import { useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { type AcceptedTypes, faultOf, type FileSentences, typeNames, writeSize } from './fileRules.ts';

interface Options {
  files: readonly File[];
  onChange: (files: File[]) => void;
  accept: AcceptedTypes;
  maxSize: number;
  disabled: boolean;
  sentences: FileSentences;
}

/** Drop, paste and choice of files, and what there is to say about them. */
export function useFileDrop({ files, onChange, accept, maxSize, disabled, sentences }: Options) {
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
    /** What the visitor may choose, told before. */
    rules: sentences.rules ?? t('file.upTo', { types, size: size(maxSize) }),
    /** Why the last files did not come in, each sentence once. */
    faults: [...new Set(refused.map(whyNot))],
    said,
    input: zone.inputRef,
    areaProps: zone.getRootProps(),
    inputProps: zone.getInputProps({
      style: undefined,
      'aria-label': undefined,
      tabIndex: 0,
      onClick: ({ currentTarget }) => {
        currentTarget.value = ''; // else the same file, mended, would be no change
      },
    }),
    remove: (file: File) => {
      onChange(files.filter((other) => other !== file));
      setSaid(t('file.removed', { name: file.name }));
      zone.inputRef.current?.focus(); // the button that had the focus is gone
    },
  };
}
