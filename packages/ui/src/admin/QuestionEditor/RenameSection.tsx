import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

interface RenameSectionProps {
  section: string;
  /** Names of the others. */
  others: readonly string[];
  /** Answers whether it worked. */
  onRename: (to: string) => Promise<boolean>;
  onClose: () => void;
}

/** Another name for a section, with all its questions. */
export function RenameSection({ section, others, onRename, onClose }: RenameSectionProps) {
  const { t } = useAdminWords();
  const formId = useId();
  const [name, setName] = useState(section);
  const [tried, setTried] = useState(false);
  const to = name.trim();

  async function submit() {
    setTried(true);
    if (to !== '' && (to === section || (await onRename(to)))) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('questionnaires.sectionRename')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('common:action.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('questionnaires.sectionName')}
          data-autofocus=""
          autoComplete="off"
          value={name}
          hint={others.includes(to) ? t('questionnaires.sectionMerge') : undefined}
          error={tried && to === '' ? t('questionnaires.sectionNameRequired') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
