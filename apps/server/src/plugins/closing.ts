import { Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long an open connection may still bring the request that was already on its way when the server began to stop. */
const graceMs = 500;
/** As many connections as may wait at most to be accepted; a server that never gets a quiet turn must stop as well. */
const mostTurns = 600;

const openSockets = new WeakMap<Server, Set<Socket>>();

/**
 * Stops in the order in which nobody loses an answer: no new connections, then every request on the open ones is
 * answered, each with the last answer of its connection, and only then connections that stay silent are closed.
 *
 * Fastify by itself closes the silent ones at once. Under load their next request is often already sent, and waits
 * unread while SQLite keeps this process busy: that client would see a reset. It must be used together with
 * `return503OnClosing: false`, or those requests would be refused.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let closing = false;
  const sockets = new Set<Socket>();
  openSockets.set(app.server, sockets);
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    await drain(app.server);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Takes no new connections; those that are open stay. Called before `app.close()`, because from then on answers end their
 * connections: whoever comes back at that moment must be refused, and not be let in to be cut off.
 */
export async function stopListening(server: Server): Promise<void> {
  await acceptThoseWhoWait(server);
  // Of `net.Server`, because the same method of an HTTP server also closes silent connections.
  if (server.listening) Server.prototype.close.call(server);
  for (const socket of openSockets.get(server) ?? []) socket.resume();
}

/**
 * The event loop accepts one connection a turn, so under load some wait, often with a request already sent. Who still
 * waits when the socket is closed is reset: this lets them in first, as long as each turn brings another. Nothing is read
 * meanwhile: with requests to answer, each turn would take long, and so would the stop.
 */
async function acceptThoseWhoWait(server: Server): Promise<void> {
  const sockets = openSockets.get(server) ?? new Set();
  for (const socket of sockets) socket.pause();
  let accepted = 0;
  const hold = (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.pause();
  };
  server.on('connection', hold);
  for (let turn = 0, before = -1; turn < mostTurns && before < accepted; turn++) {
    before = accepted;
    await setImmediate();
    // The first turn may have begun before the connection came.
    if (turn === 0) await setImmediate();
  }
  server.off('connection', hold);
}

async function drain(server: Server): Promise<void> {
  if (server.listening) Server.prototype.close.call(server);
  const empty = new Promise<void>((resolve) => {
    server.once('close', resolve);
  });
  if ((await countConnections(server)) === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const grace = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceMs);
  });
  await Promise.race([empty, grace]);
  clearTimeout(timer);
  // What arrived during the last turn of the event loop has been read by now.
  await setImmediate();
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error === null ? count : 0));
  });
