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
/** The same moments in every run, as far as the work goes the same way. */
const seed = 17;
/** Of the changes that are said yes to before a kill. */
const fewest = 10;
const more = 110;
const readers = 400;
/** So many that each is written to once. */
const leavers = 1_200;
const refusedMs = 20;
/** What a dead server held comes free after twenty seconds. */
const longestWaitMs = 90_000;

/**
 * kill -9, twenty times, under all that is written at once: answers, changes of fields, imports, campaigns, sign-ups. Each kill comes
 * after so many yeses, right after one more campaign was accepted, in the middle of what everybody else has asked.
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
        // Its mails still wait when the server dies: some of their readers say no before the next one starts.
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
    // The last change that was broken off is asked for again too.
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
    // A visitor without an answer is stored with the guide, or not at all.
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

/** @returns the token, after what a first sign-in asks for */
async function signedInOn(url: string): Promise<string> {
  const { token: first } = await callsTo(url, '').admin.login({ username: 'admin', password });
  const newPassword = `${password}, and in the evening`;
  const { token = first } = await callsTo(url, first).admin.changePassword({ currentPassword: password, newPassword });
  await callsTo(url, token).questionnaires.saveQuestions({ kind: 'global' }, questions);
  return token;
}

/** @returns how its last call ended: without an answer, without a connection, or with what is not to be */
async function untilGone(worker: Worker, calls: Calls, onYes: () => void): Promise<string> {
  for (;;) {
    try {
      await worker.change(calls);
      onYes();
    } catch (error) {
      if (!(error instanceof ApiError)) return String(error);
      if (error.status === 503) {
        // Refused, and to be asked again.
        await pause(refusedMs);
        continue;
      }
      if (error.status !== 0) return String(error);
      return codeOf(error) === 'ECONNREFUSED' ? 'refused' : 'broken off';
    }
  }
}

/** What the system says of a connection, behind the words of `fetch`. */
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
