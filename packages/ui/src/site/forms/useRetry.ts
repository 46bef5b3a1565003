import type { Result } from '@fnc/domain';
import { useState } from 'react';
import type { SendFailure } from './sendFailure.ts';

/** The longest wait before a retry, in seconds. */
const longestWait = 10;
const mostTries = 4;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

export interface Retry {
  /** The server was too busy, and the call is retried automatically. */
  retrying: boolean;
  /** Calls `attempt`, and again when the server asks for that: after the time it names, longer each time. */
  send: <T>(attempt: () => Promise<Result<T, SendFailure>>) => Promise<Result<T, SendFailure>>;
}

/** Retries what was sent while the server is too busy, so that nobody has to press twice. */
export function useRetry(): Retry {
  const [retrying, setRetrying] = useState(false);
  const send: Retry['send'] = async (attempt) => {
    let answer = await attempt();
    for (let tried = 1; tried < mostTries && !answer.ok; tried += 1) {
      const { retryAfterSeconds = Infinity } = answer.error;
      if (retryAfterSeconds > longestWait) break;
      setRetrying(true);
      await pause(retryAfterSeconds * (tried + Math.random())); // those who were refused together do not come back together
      answer = await attempt();
    }
    setRetrying(false);
    return answer;
  };
  return { retrying, send };
}
