import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { Field, type FieldProps } from './Field.tsx';
import { ControlFrame } from './Field.styles.ts';

function Sample(props: Partial<FieldProps>) {
  return (
    <Field label={<Say nl="Kenmerk van de vennootschap" en="Company reference" />} {...props}>
      {(control) => (
        <ControlFrame>
          <input {...control} defaultValue="HE 412 907" />
        </ControlFrame>
      )}
    </Field>
  );
}

const meta = preview.meta({ title: 'Components/Field', tags: ['stable'], component: Sample });

/** For a custom control: it takes the attributes that link it to its label. */
export const OwnControl = meta.story({
  args: { hint: <Say nl="Staat op het uittreksel." en="It is on the extract." /> },
});
export const Optional = meta.story({ args: { optional: true } });
export const HintAbove = meta.story({
  args: { hint: <Say nl="Staat op het uittreksel." en="It is on the extract." />, hintPlace: 'above' },
});
/** The status of a field that saves itself is right of its label. */
export const Aside = meta.story({
  args: { aside: <Say nl="bewaard 14:08" en="saved 14:08" /> },
  parameters: { density: 'console' },
});
/** A long label wraps, and the content beside it moves below it. */
export const LongWords = meta.story({
  render: function Render() {
    const say = useSay();
    return (
      <Sample
        label={say(
          'Arbeidsongeschiktheidsverzekeringsmaatschappij of beroepsaansprakelijkheidsverzekeraar',
          'Occupational disability insurance company or professional liability insurer',
        )}
        error={say(
          'Dit vennootschapsbelastingaangiftenummer bestaat niet. Neem het over van het uittreksel.',
          'This corporation tax return reference does not exist. Copy it from the extract.',
        )}
        counter={{ used: 1240, limit: 2000 }}
        optional
      />
    );
  },
});
