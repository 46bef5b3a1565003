import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP's advice for argon2id: 19 MiB, two passes, one lane. Each hash stores them, so they can be raised. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
/** Each running hash needs 19 MiB and a thread, so further ones queue. */
const concurrentHashes = 4;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
/** The same password typed on another keyboard or system must give the same bytes. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

const inTurn = limitConcurrency(concurrentHashes);

/** @returns a PHC string, readable by every other argon2 library */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: bytesOf(password), nonce, tagLength }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * @param hash `null` when there is no such user: a dummy hash is then checked, so that the response time
 *             does not reveal which user names exist
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const match = phc.exec(hash ?? '');
  if (match === null) {
    await hashPassword(password);
    return false;
  }
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await inTurn(() =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      message: bytesOf(password),
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(actual, expected);
}

/** Twenty characters in groups of five, without those that look alike: 100 bits, easy to type from a terminal. */
export function oneTimePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const characters = Array.from(randomBytes(20), (byte) => alphabet.charAt(byte % alphabet.length));
  return characters.join('').replace(/(.{5})(?=.)/g, '$1-');
}

/** Runs at most `limit` tasks at a time; the others queue in order. */
function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The slot goes to the next in line, or becomes free.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
