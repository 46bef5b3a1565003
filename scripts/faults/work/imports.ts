import { aCampaign, aClient, aQuestion, aTemplate } from '@fnc/domain/testing';
import { answerKey } from './stored.ts';
import { Broken, type Worker } from './worker.ts';

const clientsEach = 12;

/** The export of a practice: clients with questions and answers, templates, a draft. */
function fileOf(index: number) {
  const name = `import-${index}`;
  const own = Array.from({ length: 8 }, (_, nth) => aQuestion({ id: `${name}_${nth}`, required: false }));
  const answers = own.map(({ id }) => ({ questionId: id, value: `Over ${id}` }));
  return {
    clients: Array.from({ length: clientsEach }, (_, nth) =>
      aClient({ id: `${name}-client-${nth}`, name: `${name} ${nth}`, questions: own, answers }),
    ),
    emailTemplates: [aTemplate({ id: `${name}-a` }), aTemplate({ id: `${name}-b` })],
    emailCampaigns: [aCampaign({ id: `${name}-draft` })],
    version: '4.0',
  };
}
type File = ReturnType<typeof fileOf>;

/** Imports one file after the other. An interrupted import is stored completely or not at all. */
export function importing(): Worker {
  const imported: File[] = [];
  let open: File | undefined;

  return {
    what: 'imports',
    async change({ file }) {
      if (open !== undefined) {
        const plan = await file.plan(open);
        if (plan.outcome === 'refused') throw new Broken('a file that was refused');
        const added = plan.lists.flatMap((list) => list.added).length;
        const others = plan.lists.flatMap((list) => [...list.changed, ...list.broken]).length;
        const there = plan.lists.flatMap((list) => list.skipped).length;
        if (others > 0 || (added > 0 && there > 0)) throw new Broken(`half an import: ${there} there, ${added} not`);
      }
      open ??= fileOf(imported.length);
      if ((await file.import(open)).outcome !== 'done') throw new Broken('a file that was refused');
      imported.push(open);
      open = undefined;
    },
    promised: ({ ids, answers }) =>
      imported.flatMap(({ clients, emailTemplates, emailCampaigns }) => [
        ...[...clients, ...emailTemplates, ...emailCampaigns].map(({ id }) => ({ what: id, isThere: ids.has(id) })),
        ...clients.flatMap((client) =>
          client.answers.map(({ questionId, value }) => {
            const key = answerKey(client.id, questionId);
            return { what: `answer ${key}`, isThere: answers.get(key) === value };
          }),
        ),
      ]),
  };
}
