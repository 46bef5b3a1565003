import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/Alert/Alert.tsx';
import type { Fill } from './fill.tsx';
import { Fields, Form } from './PlainFormPage.styles.ts';

export interface PlainField {
  /** Of the call, and the `id` of the control. */
  name: string;
  label: string;
  /** @param error only where there is one */
  control: (error: { error?: string }) => ReactNode;
}

export interface PlainFormProps {
  fill: Fill;
  action: string;
  fields: readonly PlainField[];
  /** Sent along as they came. */
  carried: readonly string[];
  /** Behind the fields. */
  children: ReactNode;
  /** Says that what was typed is still there. */
  kept: string;
}

/** A form that was not accepted: what is wrong with the whole of it, or a list of the fields and a fault beside each. */
export function PlainForm({ fill, action, fields, carried, children, kept }: PlainFormProps) {
  const { t } = useTranslation(['answers', 'site']);
  const { value, where } = fill;
  const faults = (
    <ul>
      {fields.map(({ name, label }) => (
        <FaultLink key={name} fill={fill} name={name} label={label} />
      ))}
    </ul>
  );
  return (
    <>
      {where(
        'error',
        <Alert tone="danger" title={value('error')}>
          {where('email', <p>{kept}</p>)}
          {where('errorId', <p>{t('site:errorScreen.errorId', { id: value('errorId') })}</p>)}
        </Alert>,
      )}
      {where(
        'issues',
        // No field has the token of a link.
        where(
          'token.error',
          <Alert tone="danger" title={value('token.error')} />,
          where(
            'incomplete',
            <Alert tone="danger" title={value('incomplete')}>
              {faults}
            </Alert>,
            <Alert tone="danger" title={t('answers:check')}>
              {faults}
            </Alert>,
          ),
        ),
      )}
      <Form method="post" action={action} noValidate>
        {carried.map((name) => (
          <input key={name} type="hidden" name={name} value={value(name)} />
        ))}
        <Fields>
          {fields.map(({ name, control }) => (
            <div key={name}>{where(`${name}.error`, control({ error: value(`${name}.error`) }), control({}))}</div>
          ))}
        </Fields>
        {children}
      </Form>
    </>
  );
}

function FaultLink({ fill, name, label }: { fill: Fill; name: string; label: string }) {
  return fill.where(
    `${name}.error`,
    <li>
      <a href={`#${name}`}>{label}</a>
    </li>,
  );
}
