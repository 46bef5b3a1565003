import type { KeptVersion } from '@fnc/domain';
import type { ReactNode, Ref } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { differingLines } from './differingLines.ts';
import type { EditedField } from './editedField.ts';
import { Versions } from './EditedElsewhere.styles.ts';

interface EditedFieldsProps<Name extends string> {
  fields: readonly EditedField<Name>[];
  onKeepField: ((name: Name, keep: KeptVersion) => void) | undefined;
}

/** From this length on a text scrolls in a box, and takes the focus so that keys can scroll it. */
const longText = 600;

const words = { mine: 'elsewhere.keepMine', theirs: 'elsewhere.keepTheirs' } as const;

/** Both versions of each field beside each other; with `onKeepField` each can be chosen by itself. */
function EditedFields<Name extends string>({ fields, onKeepField }: EditedFieldsProps<Name>) {
  const { t } = useAdminWords();
  return (
    <Stack as="ul" gap={3} above={2}>
      {fields.map(({ name, label, mine, theirs }) => {
        const shown = differingLines(mine, theirs);
        return (
          <li key={name}>
            <strong>{label}</strong>
            <Versions>
              {(['mine', 'theirs'] as const).map((version) => (
                <Stack key={version} gap={1} align="start">
                  {onKeepField === undefined && (
                    <Text as="span" size="small" tone="quiet">
                      {t(words[version])}
                    </Text>
                  )}
                  <p
                    {...(shown[version].length > longText && {
                      tabIndex: 0,
                      role: 'region',
                      'aria-label': t('elsewhere.keepField', { field: label, version: t(words[version]) }),
                    })}
                  >
                    {shown[version] === '' ? t('elsewhere.empty') : shown[version]}
                  </p>
                  {onKeepField !== undefined && (
                    <TextButton
                      aria-label={t('elsewhere.keepField', { field: label, version: t(words[version]) })}
                      onClick={() => onKeepField(name, version)}
                    >
                      {t(words[version])}
                    </TextButton>
                  )}
                </Stack>
              ))}
            </Versions>
          </li>
        );
      })}
    </Stack>
  );
}

interface EditedElsewhereProps<Name extends string> {
  /** Says what both windows changed, and that one version must be chosen. */
  title: ReactNode;
  /** Replaces the text "the one in this window", for a choice between all fields. */
  keepMine?: string | undefined;
  /** Replaces the text "the one in the other window", for when the other window deleted it. */
  takeTheirs?: string | undefined;
  /** What differs: nobody should have to choose without seeing it. Left out where one version is gone. */
  fields?: readonly EditedField<Name>[] | undefined;
  /** Lets each field be chosen by itself. */
  onKeepField?: ((name: Name, keep: KeptVersion) => void) | undefined;
  onKeep: (keep: KeptVersion) => void;
  /** The first of the two buttons. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Two windows changed the same field: nothing is stored until the advisor chooses a version. */
export function EditedElsewhere<Name extends string>(props: EditedElsewhereProps<Name>) {
  const { title, keepMine, takeTheirs, fields = [], onKeepField, onKeep, ref } = props;
  const { t } = useAdminWords();
  return (
    <Alert
      tone="warning"
      live
      title={title}
      details={fields.length > 0 ? <EditedFields fields={fields} onKeepField={onKeepField} /> : undefined}
      action={
        <Row as="span" gap={[1, 4]} inline>
          <TextButton ref={ref} onClick={() => onKeep('mine')}>
            {keepMine ?? t('elsewhere.keepMine')}
          </TextButton>
          <TextButton onClick={() => onKeep('theirs')}>{takeTheirs ?? t('elsewhere.keepTheirs')}</TextButton>
        </Row>
      }
    />
  );
}
