// A mail server that accepts and discards everything, in its own process, so that it does not share the sender's
// thread.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    stream.on('end', callback).resume();
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.server.address() as AddressInfo).port);
});
process.on('disconnect', () => process.exit(0));
