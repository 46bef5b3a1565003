import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['localhost', 'LOCALHOST', 'fnc.localhost', 'localhost.', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each(['localhost.example.nl', 'mylocalhost', '127.0.0.1.example.nl', '128.0.0.1', '10.0.0.1', '[::2]', ''])(
  '%s is not, or may not be',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
