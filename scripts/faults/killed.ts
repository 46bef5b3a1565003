import { ApiError } from '@fnc/domain/api';
import { createChance } from '@fnc/domain/testing';
import type { Engine } from '../../apps/server/src/adapters/sql/migrations/columnTypes.ts';
import { mostTwiceAtAKill, startMailServer } from '../../apps/server/src/testing/mailServer.ts';
import { seedReaders } from '../../apps/server/src/testing/seedReaders.ts';
import type { FaultReport } from './fault.ts';
import { openPlace, password } from './place.ts';
import { pause } from './signUps.ts';
import { answering, questions } from './work/answers.ts';
import { handingIn, sayNo, sending } from './work/campaigns.ts';
import { countDoubles } from './work/doubles.ts';
import { editing } from './work/edits.ts';
import { importing } from './work/imports.ts';
import { readStored } from './work/stored.ts';
import { visiting, visitorHost } from './work/visits.ts';
import { Broken, callsTo, type Calls, type Worker } from './work/worker.ts';

const kills = 20;
/** Makes every run kill at the same moments, as far as the work is the same. */
const seed = 17;
/** Minimum number of acknowledged changes before a kill. */
const fewest = 10;
const more = 110;
const readers = 400;
/** Enough that each receives only one mail. */
const leavers = 1_200;
const refusedMs = 20;
/** The leases of a killed server expire after twenty seconds. */
const longestWaitMs = 90_000;

/**
 * kill -9, twenty times, under every kind of write: answers, field changes, imports, campaigns, sign-ups. Each kill
 * comes after a number of acknowledged changes, right after one more campaign was accepted, while other requests are
 * running.
 */
export async function killed(engine: Engine): Promise<FaultReport> {
  const mailServer = await startMailServer();
  const place = await openPlace(engine);
  const chance = createChance(seed);
  const broken: string[] = [];
  const others: Record<string, number> = {};
  const arrivedBefore: number[] = [];
  let changes = 0;
  try {
    const seeded = await place.withDatabase((database) => seedReaders(database, readers + leavers));
    const everybody = seeded.slice(0, readers);
    const leaving = seeded.slice(readers);
    const saidNo = new Set<string>();
    const lastLetter = sending('Zomer', leaving, saidNo);
    const workers: readonly Worker[] = [
      ...['Anna', 'Bo', 'Cas'].map(answering),
      ...['Dirk', 'Eva'].map(editing),
      importing(),
      ...['Voorjaar', 'Najaar'].map((who) => sending(who, everybody)),
      handingIn(everybody),
      ...['f', 'g', 'h'].map(visiting),
    ];
    const env = { SMTP_URL: mailServer.url, MAIL_PER_SECOND: '1000000' };
    const first = await place.start(env);
    const token = await signedInOn(first.url);
    for (let kill = 0; kill < kills; kill++) {
      const { url, process } = kill === 0 ? first : await place.start(env);
      const goal = fewest + chance.upTo(more);
      let yeses = 0;
      const onYes = () => {
        yeses += 1;
        changes += 1;
        if (yeses !== goal) return;
        // Its mails are still queued when the server is killed: some recipients unsubscribe before the next start.
        const written = lastLetter.change(callsTo(url, token)).then(() => lastLetter.change(callsTo(url, token)));
        void written.catch(() => undefined).then(() => process.child.kill('SIGKILL'));
      };
      await Promise.all(
        workers.map(async (worker) => {
          const end = await untilGone(worker, callsTo(url, token), onYes);
          if (end === 'broken off')
            others[`${worker.what} broken off`] = (others[`${worker.what} broken off`] ?? 0) + 1;
          else if (end !== 'refused') broken.push(`${worker.what}: ${end}`);
        }),
      );
      process.child.kill('SIGKILL');
      await process.exit;
      await mailServer.drained();
      arrivedBefore.push(mailServer.received.length);
      for (const email of await place.withDatabase((database) => sayNo(database, leaving))) saidNo.add(email);
    }

    const { url } = await place.start(env);
    const calls = callsTo(url, token);
    // The last interrupted change is retried too.
    for (const worker of [...workers, lastLetter]) {
      try {
        await worker.change(calls);
        await worker.settle?.(calls);
      } catch (error) {
        broken.push(`${worker.what}: ${String(error)}`);
      }
    }
    await untilAllLeft(calls);
    const stored = await readStored(calls, mailServer);
    const promised = [...workers, lastLetter].flatMap((worker) => worker.promised(stored));
    broken.push(...promised.filter(({ isThere }) => !isThere).map(({ what }) => `lost: ${what}`));
    // A sign-up without an answer is stored with its guide mail, or not at all.
    const visitors = new Set([...stored.leads, ...stored.mailed].filter((email) => email.endsWith(visitorHost)));
    for (const email of visitors)
      if (!stored.leads.has(email) || !stored.mailed.has(email)) broken.push(`half a sign-up of ${email}`);
    for (const email of saidNo) if (stored.mailed.has(email)) broken.push(`mail after a no: ${email}`);
    const { byKill, twoMessages } = countDoubles(mailServer, arrivedBefore);
    broken.push(...twoMessages.map((key) => `two messages: ${key}`));
    for (const [kill, times] of byKill)
      if (kill < 0 || times > mostTwiceAtAKill) broken.push(`${times} mails came again after kill ${kill + 1}`);
    const doubles = [...byKill.values()].reduce((sum, times) => sum + times, 0);
    return {
      fault: 'kill -9',
      engine,
      acknowledged: promised.length,
      found: promised.filter(({ isThere }) => isThere).length,
      others: { ...others, 'said no while no server ran': saidNo.size },
      broken,
      note: [
        `${kills} kills under ${changes} changes`,
        `${mailServer.received.length} mails, ${doubles} of them doubles, ${Math.max(0, ...byKill.values())} by one kill`,
      ].join('; '),
    };
  } finally {
    await place.remove();
    await mailServer.close();
  }
}

/** @returns the token, after the steps of a first sign-in */
async function signedInOn(url: string): Promise<string> {
  const { token: first } = await callsTo(url, '').session.login({ username: 'admin', password });
  const newPassword = `${password}, and in the evening`;
  const { token = first } = await callsTo(url, first).session.changePassword({
    currentPassword: password,
    newPassword,
  });
  await callsTo(url, token).questionnaires.saveQuestions({ kind: 'global' }, questions);
  return token;
}

/** @returns how its last call ended: interrupted, connection refused, or an unexpected error */
async function untilGone(worker: Worker, calls: Calls, onYes: () => void): Promise<string> {
  for (;;) {
    try {
      await worker.change(calls);
      onYes();
    } catch (error) {
      if (!(error instanceof ApiError)) return String(error);
      if (error.status === 503) {
        // Refused: try again.
        await pause(refusedMs);
        continue;
      }
      if (error.status !== 0) return String(error);
      return codeOf(error) === 'ECONNREFUSED' ? 'refused' : 'broken off';
    }
  }
}

/** The system's error code, which `fetch` puts in a cause. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && !(error instanceof ApiError) ? error.code : codeOf(error.cause);
}

async function untilAllLeft({ admin }: Calls): Promise<void> {
  const lastLookAt = performance.now() + longestWaitMs;
  for (let queued = 1; queued > 0;) {
    ({ queued } = (await admin.adminStatus()).mail);
    if (queued > 0 && performance.now() > lastLookAt) throw new Broken(`${queued} mails do not leave`);
    if (queued > 0) await pause(100);
  }
}
