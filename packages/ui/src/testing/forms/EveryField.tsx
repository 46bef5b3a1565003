import { z } from 'zod';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { useSay } from '../useSay.ts';
import { ControlledField } from '../../forms/ControlledField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';

/** Empty is one fault, a text that is no number (`NaN`) another. */
const number = (code: string) =>
  z
    .number({ error: `${code}_unreadable` })
    .nullable()
    .pipe(z.number({ error: `${code}_required` }));

const schema = z.object({
  revenue: number('amount').pipe(z.number().min(100, { error: 'amount_too_small?min=1' })),
  dividend: z
    .enum(['yes', 'no'])
    .nullable()
    .refine((value) => value !== null, { error: 'choice_required' }),
  income: z.array(z.string()).min(1, { error: 'choice_required' }),
  country: z
    .string({ error: 'choice_required' })
    .nullable()
    .refine((value) => value !== null && value !== '', { error: 'choice_required' }),
  callAt: z
    .union([z.literal(''), z.iso.datetime({ local: true, error: 'date_incomplete' })])
    .refine((value) => value !== '', { error: 'date_required' }),
  form: z.string().min(1, { error: 'choice_required' }),
  agreed: z.literal(true, { error: 'agreement_required' }),
});

type Say = ReturnType<typeof useSay>;

const sentence = (say: Say, code: string, values: Readonly<Record<string, string | number>>) =>
  ({
    amount_required: say('Vul een bedrag in.', 'Enter an amount.'),
    amount_unreadable: say('Dit is geen bedrag.', 'This is not an amount.'),
    amount_too_small: say(`Vul minstens € ${values['min']} in.`, `Enter at least € ${values['min']}.`),
    choice_required: say('Maak een keuze.', 'Make a choice.'),
    date_required: say('Vul een datum in.', 'Enter a date.'),
    date_incomplete: say('Deze datum is niet volledig.', 'This date is not complete.'),
    agreement_required: say('Zet een vinkje om door te gaan.', 'Tick the box to continue.'),
  })[code];

export interface EveryFieldProps {
  onSend: (values: z.output<typeof schema>) => void;
}

/** A form with each kind of field, for the stories of forms. */
export function EveryField({ onSend }: EveryFieldProps) {
  const say = useSay();
  const labels = {
    revenue: say('Omzet per jaar', 'Revenue a year'),
    dividend: say('Keer je dividend uit?', 'Do you pay out dividend?'),
    income: say('Welke inkomsten heb je?', 'What income do you have?'),
    country: say('Land van je opdrachtgever', 'Country of your client'),
    callAt: say('Moment van het gesprek', 'Time of the call'),
    form: say('Ondernemingsvorm', 'Legal form'),
    agreed: say('Dit klopt naar mijn weten.', 'This is true to the best of my knowledge.'),
  };
  const form = useSchemaForm({
    schema,
    labels,
    sentences: (code, values) => sentence(say, code, values),
    defaultValues: {
      revenue: null,
      dividend: null,
      income: [],
      country: null,
      callAt: '',
      form: '',
    },
  });
  const send = form.submit(onSend);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void send(event);
      }}
    >
      <div style={{ display: 'grid', gap: 20 }}>
        <FormErrorSummary issues={form.issues} />
        <ControlledField of={form} name="revenue">
          {(field) => <MoneyField {...field} />}
        </ControlledField>
        <ControlledField of={form} name="dividend">
          {(field) => (
            <RadioGroup
              {...field}
              layout="row"
              choices={[
                { value: 'yes', label: say('Ja', 'Yes') },
                { value: 'no', label: say('Nee', 'No') },
              ]}
            />
          )}
        </ControlledField>
        <ControlledField of={form} name="income">
          {(field) => (
            <CheckboxGroup
              {...field}
              layout="row"
              choices={[
                { value: 'rent', label: say('Verhuur', 'Rent') },
                { value: 'interest', label: say('Rente', 'Interest') },
                { value: 'none', label: say('Geen', 'None') },
              ]}
            />
          )}
        </ControlledField>
        <ControlledField of={form} name="country">
          {(field) => (
            <Combobox
              {...field}
              options={[
                { value: 'nl', label: say('Nederland', 'Netherlands') },
                { value: 'cy', label: 'Cyprus' },
              ]}
            />
          )}
        </ControlledField>
        <ControlledField of={form} name="callAt">
          {(field) => <DateTimeField {...field} />}
        </ControlledField>
        <SelectField
          {...form.field('form')}
          options={[
            { value: 'zzp', label: say('Zzp', 'Self-employed') },
            { value: 'bv', label: say('Besloten vennootschap', 'Private limited company') },
          ]}
        />
        <CheckboxField {...form.field('agreed')} />
        <Button type="submit" variant="primary">
          {say('Bewaar antwoorden', 'Save answers')}
        </Button>
      </div>
    </form>
  );
}
