// `npm run knowledge:reviewed` lists the changes; with names of articles it records that a person has read them.
import { readFile, writeFile } from 'node:fs/promises';
import { languages } from '@fnc/domain';
import { articleRecords } from './articles.data.ts';
import { contentFile, readArticles, readReviewed, reviewedFile } from './loadArticles.ts';
import { outdated, reliesOn, reviewMessage } from './review.ts';

const names = process.argv.slice(2);
const known = articleRecords.map(({ id }) => id);
const unknown = names.filter((name) => !known.includes(name));
const articles = await readArticles();
const reviewed = await readReviewed();

async function stamp(id: string, day: string): Promise<void> {
  for (const language of languages) {
    const file = contentFile(id, language);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^checked: .*$/m, `checked: ${day}`));
  }
}

if (unknown.length > 0) {
  console.error(`There is no article ${unknown.join(', ')}. The articles are: ${known.join(', ')}.`);
  process.exitCode = 2;
} else if (names.length === 0) {
  const message = reviewMessage(outdated(articles, reviewed));
  process.stdout.write(`${message === '' ? 'Every article has been read with the figures it names.' : message}\n`);
  process.exitCode = message === '' ? 0 : 1;
} else {
  const day = new Date().toISOString().slice(0, 10);
  for (const id of names) await stamp(id, day);
  const all = known.flatMap((id) => {
    const facts = names.includes(id) ? reliesOn(articles, id) : reviewed[id];
    return facts === undefined ? [] : [[id, facts] as const];
  });
  await writeFile(reviewedFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  process.stdout.write(`Read on ${day}: ${names.join(', ')}.\n`);
}
