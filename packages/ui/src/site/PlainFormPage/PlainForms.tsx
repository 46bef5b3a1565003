import { type Language, newsletterConsent, professionLabel, professions } from '@fnc/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { SelectField, type SelectFieldProps } from '../../components/SelectField/SelectField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Honeypot, PrivacyLink } from '../forms/FormParts.tsx';
import {
  contactFields,
  guideFields,
  type LineField,
  lineProps,
  plainPost,
  unsubscribeFields,
} from '../forms/formFields.ts';
import type { Fill } from './fill.tsx';
import { Form, SendRow } from './PlainFormPage.styles.ts';

interface PlainField {
  /** Name in the call, and the control's `id`. */
  name: string;
  label: string;
  /** @param error only when there is one */
  control: (error: { error?: string }) => ReactNode;
}

interface PlainFormProps {
  fill: Fill;
  action: string;
  fields: readonly PlainField[];
  /** Hidden values, sent unchanged. */
  carried: readonly string[];
  /** Below the fields. */
  children: ReactNode;
  /** Says that the typed text is kept. */
  kept: string;
}

/** A refused form: a general error, or a list of the fields with an error beside each. */
function PlainForm({ fill, action, fields, carried, children, kept }: PlainFormProps) {
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
        // A link's token has no field.
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
        <Stack gap={5}>
          {fields.map(({ name, control }) => (
            <div key={name}>{where(`${name}.error`, control({ error: value(`${name}.error`) }), control({}))}</div>
          ))}
        </Stack>
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

interface PlainFormsProps {
  fill: Fill;
  language: Language;
  privacyHref: string;
}

const line = (fill: Fill, field: LineField, label: string): PlainField => ({
  name: field.name,
  label,
  control: (error) => (
    <TextField
      {...error}
      id={field.name}
      name={field.name}
      label={label}
      {...lineProps(field)}
      defaultValue={fill.value(field.name)}
    />
  ),
});

const writing = (fill: Fill, name: string, label: string): PlainField => ({
  name,
  label,
  control: (error) => <TextArea {...error} id={name} name={name} label={label} defaultValue={fill.value(name)} />,
});

type SelectWords = Pick<SelectFieldProps, 'id' | 'name' | 'label' | 'error'>;

function Choice({ fill, language, ...select }: { fill: Fill; language: Language } & SelectWords) {
  const { t } = useTranslation('site');
  const options = professions.map((value) => ({ value, label: professionLabel(value, language) }));
  const known = { value: fill.value('profession'), label: fill.value('professionLabel') };
  // The chosen option comes first in the list, because the build cannot know which one it is.
  return fill.where(
    'professionLabel',
    <SelectField
      {...select}
      options={[known, ...options.filter(({ value }) => value !== known.value)]}
      placeholder={null}
      defaultValue={known.value}
    />,
    <SelectField {...select} options={options} placeholder={t('guideForm.professionChoose')} />,
  );
}

const choosing = (fill: Fill, language: Language, name: string, label: string): PlainField => ({
  name,
  label,
  control: (error) => <Choice fill={fill} language={language} id={name} name={name} label={label} {...error} />,
});

export function PlainContactForm({ fill, privacyHref }: PlainFormsProps) {
  const { t } = useTranslation('site');
  return (
    <PlainForm
      fill={fill}
      action={plainPost.contact}
      carried={['page', 'language']}
      kept={t('contact.kept')}
      fields={contactFields.map((each) =>
        each.kind === 'paragraphs' ? writing(fill, each.name, t(each.label)) : line(fill, each, t(each.label)),
      )}
    >
      <Honeypot name="honeypot" label={t('contact.honeypot')} />
      <SendRow>
        <Button type="submit" variant="primary">
          {t('contact.send')}
        </Button>
        <p>
          {t('contact.use')} <PrivacyLink href={privacyHref} />
        </p>
      </SendRow>
    </PlainForm>
  );
}

export function PlainGuideForm({ fill, language, privacyHref }: PlainFormsProps) {
  const { t } = useTranslation('site');
  const newsletter = { name: 'newsletter', label: newsletterConsent(language).wording };
  return (
    <PlainForm
      fill={fill}
      action={plainPost.guide}
      carried={['source', 'leadMagnet', 'page', 'language']}
      kept={t('guideForm.kept')}
      fields={guideFields.map((each) =>
        each.kind === 'profession'
          ? choosing(fill, language, each.name, t(each.label))
          : line(fill, each, t(each.label)),
      )}
    >
      {fill.where('newsletter', <CheckboxField {...newsletter} defaultChecked />, <CheckboxField {...newsletter} />)}
      <Honeypot name="honeypot" label={t('guideForm.honeypot')} />
      <SendRow>
        <Button type="submit" variant="primary">
          {t('guideForm.submit')}
        </Button>
        <p>
          {t('guideForm.note')} <PrivacyLink href={privacyHref} />
        </p>
      </SendRow>
    </PlainForm>
  );
}

export function PlainUnsubscribeForm({ fill }: PlainFormsProps) {
  const { t } = useTranslation('site');
  return (
    <PlainForm
      fill={fill}
      action={plainPost.unsubscribeLink}
      carried={['language']}
      kept={t('unsubscribe.kept')}
      fields={unsubscribeFields.map((each) => line(fill, each, t(each.label)))}
    >
      <Honeypot name="honeypot" label={t('unsubscribe.honeypot')} />
      <SendRow>
        <Button type="submit" variant="deep">
          {t('unsubscribe.send')}
        </Button>
        <p>{t('unsubscribe.ask')}</p>
      </SendRow>
    </PlainForm>
  );
}
