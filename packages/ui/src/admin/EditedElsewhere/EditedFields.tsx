import type { KeptVersion } from '@fnc/domain';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Version, Versions } from './EditedElsewhere.styles.ts';

/** A field that two windows changed, with both values. */
interface EditedField {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface EditedFieldsProps {
  fields: readonly EditedField[];
  onKeep: (name: string, keep: KeptVersion) => void;
}

const words = { mine: 'elsewhere.keepMine', theirs: 'elsewhere.keepTheirs' } as const;

/** Both versions of each field beside each other, with the choice between them. */
export function EditedFields({ fields, onKeep }: EditedFieldsProps) {
  const { t } = useAdminWords();
  return (
    <Stack as="ul" gap={3} above={2}>
      {fields.map((field) => (
        <li key={field.name}>
          <strong>{field.label}</strong>
          <Versions>
            {(['mine', 'theirs'] as const).map((version) => (
              <Version key={version}>
                <p>{field[version] === '' ? t('elsewhere.empty') : field[version]}</p>
                <TextButton
                  aria-label={t('elsewhere.keepField', { field: field.label, version: t(words[version]) })}
                  onClick={() => onKeep(field.name, version)}
                >
                  {t(words[version])}
                </TextButton>
              </Version>
            ))}
          </Versions>
        </li>
      ))}
    </Stack>
  );
}
