import { neverSaid } from '../../locales/neverSaid.data.ts';

/** The words no text uses, from the list that the test of the catalogues reads. */
export function NeverSaid() {
  const english = neverSaid.en;
  return (
    <table>
      <thead>
        <tr>
          <th>Nooit</th>
          <th>Wel</th>
          <th>Never</th>
          <th>Instead</th>
        </tr>
      </thead>
      <tbody>
        {neverSaid.nl.map(({ word, instead }, index) => (
          <tr key={word}>
            <td lang="nl">{word}</td>
            <td lang="nl">{instead}</td>
            <td>{english[index]?.word}</td>
            <td>{english[index]?.instead}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
