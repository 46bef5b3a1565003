import { Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long an open connection may still deliver a request that was sent before the stop. */
const graceMs = 500;
/** Maximum of connections waiting to be accepted; a busy server must stop as well. */
const mostTurns = 600;

const openSockets = new WeakMap<Server, Set<Socket>>();

/**
 * Stops in an order that loses no answer: it refuses new connections, answers every request on open ones (each
 * answer ends its connection), and then closes connections that stay idle.
 *
 * Fastify itself closes idle connections at once. Under load their next request is often already sent, and waits
 * unread while SQLite keeps this process busy: that client would see a reset. Use it together with
 * `return503OnClosing: false`, otherwise those requests are refused.
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
 * Refuses new connections; open ones stay. Called before `app.close()`, because from then on answers end their
 * connections: a client that reconnects then must be refused rather than accepted and cut off.
 */
export async function stopListening(server: Server): Promise<void> {
  await acceptThoseWhoWait(server);
  // The method of `net.Server`, because that of an HTTP server also closes idle connections.
  if (server.listening) Server.prototype.close.call(server);
  for (const socket of openSockets.get(server) ?? []) socket.resume();
}

/**
 * The event loop accepts one connection a turn, so under load some wait, often with a request already sent. Closing
 * the socket resets waiting connections: this accepts them first, as long as each turn brings another. It reads no
 * requests meanwhile, because answering them would make each turn, and so the stop, slow.
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
    // The first turn may have begun before the connection arrived.
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
  // Data of the last turn of the event loop has been read by now.
  await setImmediate();
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error === null ? count : 0));
  });
