import { createServer, type AddressInfo } from 'node:net';

/** A process that echoes its input. */
const server = createServer((socket) => socket.setNoDelay(true).pipe(socket));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
