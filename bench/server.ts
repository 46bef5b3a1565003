// `npm run bench:server`: how many visitors can sign up, beside a bare route; and what the console costs everyone else.
import { benchEventLoop } from './server/eventLoop.ts';
import { benchSignUps } from './server/signUps.ts';

const results = [await benchSignUps(), await benchEventLoop()];
process.exitCode = results.every(Boolean) ? 0 : 1;
