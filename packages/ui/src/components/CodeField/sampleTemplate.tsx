import { useRef, useState } from 'react';
import { useSay } from '../../testing/useSay.ts';
import { ChipButton } from '../Chip/Chip.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';
import type { CodeFieldHandle, CodeProblem, CodeSpan } from './codeTypes.ts';

export const mail = {
  nl: `<h1>Welkom aan boord</h1>
<p>Dag {firstName},</p>
<p>De gids van 13 pagina’s zit bij deze mail. Als {profession} heb je het meest aan hoofdstuk 7 en 8.</p>
<a href="https://fnc.example/contact">Plan je intake</a>
<p>Tot snel, {voornaam}</p>`,
  en: `<h1>Welcome aboard</h1>
<p>Hello {firstName},</p>
<p>The guide of 13 pages is attached. As a {profession} you will get most from chapters 7 and 8.</p>
<a href="https://fnc.example/contact">Book your intake</a>
<p>See you soon, {voornaam}</p>`,
};

const placeholders = ['{firstName}', '{profession}'];

const spansOf = (text: string, wanted: (name: string) => boolean): CodeSpan[] =>
  [...text.matchAll(/\{\w+\}/g)]
    .filter(([name]) => wanted(name))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }));

interface SampleProps extends Partial<CodeFieldProps> {
  checked?: boolean;
  picker?: boolean;
}

/** A template as on its screen: known fields tinted, unknown ones marked as errors, a picker that inserts fields. */
export function Template({ checked = false, picker = false, value: given, ...rest }: SampleProps) {
  const say = useSay();
  const words = given ?? say(mail.nl, mail.en);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? words;
  const field = useRef<CodeFieldHandle>(null);
  const unknown = checked ? spansOf(value, (name) => !placeholders.includes(name)) : [];
  const problems = unknown.map(({ from, to }): CodeProblem => ({
    from,
    to,
    message: say(
      `${value.slice(from, to)} is geen bekend veld: zo kan de mail niet weg.`,
      `${value.slice(from, to)} isn’t a known field, so this can’t be sent.`,
    ),
    action: {
      label: say('Vervang door {firstName}', 'Replace it with {firstName}'),
      onClick: () => setTyped(`${value.slice(0, from)}{firstName}${value.slice(to)}`),
    },
  }));
  return (
    <CodeField
      language="html"
      rows={8}
      problems={problems}
      marks={checked ? spansOf(value, (name) => placeholders.includes(name)) : []}
      tools={
        picker
          ? placeholders.map((name) => (
              <ChipButton key={name} onClick={() => field.current?.insert(name)}>
                {name}
              </ChipButton>
            ))
          : undefined
      }
      {...rest}
      ref={field}
      label={say('Inhoud', 'Content')}
      value={value}
      onChange={setTyped}
    />
  );
}
