// `npm run bench:server`: sign-ups per second compared with a bare route, and the console's effect on other requests.
import { benchEventLoop } from './server/eventLoop.ts';
import { benchSignUps } from './server/signUps.ts';

const results = [await benchSignUps(), await benchEventLoop()];
process.exitCode = results.every(Boolean) ? 0 : 1;
