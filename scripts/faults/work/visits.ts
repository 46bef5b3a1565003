import type { Worker } from './worker.ts';

/** Only visitors have this host. */
export const visitorHost = '@bezoeker.example';

/** Signs up with the public form, each time as another person. A sign-up without an answer is not retried. */
export function visiting(who: string): Worker {
  const signedUp: string[] = [];
  let visitors = 0;

  return {
    what: 'sign-ups',
    async change({ site }) {
      const email = `${who}-${visitors++}${visitorHost}`;
      await site.subscribe({ name: who, email, profession: 'kapitein', page: '/cyprus-gids', language: 'nl' });
      signedUp.push(email);
    },
    promised: ({ leads, mailed }) =>
      signedUp.flatMap((email) => [
        { what: `lead ${email}`, isThere: leads.has(email) },
        { what: `guide to ${email}`, isThere: mailed.has(email) },
      ]),
  };
}
