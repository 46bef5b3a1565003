const heading = /`(## \d+\. [^`]+)`/g;

/** A short report with the prompt's sections, a table, and the client's name. */
export function reportFromPrompt(prompt: string): string {
  const client = /^Bedrijf: (.+)$/m.exec(prompt)?.[1] ?? 'de klant';
  const answered = /^Beantwoord: (\d+)/m.exec(prompt)?.[1] ?? '0';
  const sections = [...prompt.matchAll(heading)].map(([, title = '']) => title);
  const [first = '## 1. Samenvatting', ...rest] = sections;
  const opening = `${first}\n\nDit rapport voor ${client} rust op ${answered} antwoorden. Het is een indicatie en geen belastingadvies.`;
  const table = [
    '| Land | Tarief | Sinds |',
    '| --- | ---: | --- |',
    '| Cyprus | 15% | 2026 |',
    '| Nederland | 19% | 2023 |',
  ].join('\n');
  const others = rest.map((title, index) =>
    index === 0
      ? `${title}\n\n${table}`
      : `${title}\n\nWat hier nog na te gaan is, staat erbij. De kernbesluiten vallen op Cyprus.`,
  );
  return [`# Een vennootschap op Cyprus voor ${client}`, opening, ...others].join('\n\n');
}
