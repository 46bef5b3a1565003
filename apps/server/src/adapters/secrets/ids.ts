import { randomUUIDv7 } from 'node:crypto';

/**
 * Ids that sort in the order of creation, also within one millisecond, so that the rows of one transaction keep
 * their order in a timeline.
 */
export function createIdSource(random: () => string = randomUUIDv7): () => string {
  let last = '';
  return () => {
    const id = random();
    last = id > last ? id : successor(last);
    return last;
  };
}

/** The next UUID: one more in its last 48 random bits. */
function successor(id: string): string {
  const tail = (Number.parseInt(id.slice(-12), 16) + 1).toString(16).padStart(12, '0');
  return id.slice(0, -12) + tail.slice(-12);
}
