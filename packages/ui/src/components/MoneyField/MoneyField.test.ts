import { expect, test } from 'vitest';
import { editOf } from './MoneyField.tsx';

/** `|` marks the caret, `[` and `]` the selection. */
function edit(marked: string, inputType: string, data: string | null = null, cancelable = true) {
  const text = marked.replaceAll(/[|[\]]/g, '');
  const start = marked.search(/[|[]/);
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start;
  const edited = editOf(
    { inputType, data, cancelable },
    { value: text, selectionStart: start, selectionEnd: end },
    text.replaceAll('.', ''),
  );
  return edited && `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}`;
}

test.each([
  ['150.000|', 'deleteContentBackward', null, '15000|'],
  ['150.|000', 'deleteContentBackward', null, '15|000'],
  ['150|.000', 'deleteContentForward', null, '150|00'],
  ['|150.000', 'deleteContentForward', null, '|50000'],
  ['|150.000', 'deleteContentBackward', null, '|150000'],
  ['150.000|', 'insertText', '0', '1500000|'],
  ['1|.250.000', 'insertText', '9', '19|250000'],
  ['1.2[50.0]00', 'insertText', '7', '127|00'],
  ['1.2[50.0]00', 'deleteContentBackward', null, '12|00'],
  ['1.234,5|0', 'insertText', '6', '1234,56|0'],
])('%s %s %s', (marked, inputType, data, expected) => {
  expect(edit(marked, inputType, data)).toBe(expected);
});

test.each([
  ['[150.000]', 'insertText', '9'],
  ['150.000|', 'insertFromPaste', '9'],
])('%s %s is left to the browser', (marked, inputType, data) => {
  expect(edit(marked, inputType, data)).toBeNull();
});

test('what cannot be prevented is not done twice', () => {
  expect(edit('150.000|', 'deleteContentBackward', null, false)).toBeNull();
});
