import { connect } from 'node:net';

/**
 * Sends bytes on a new connection.
 * @param silenceMs milliseconds without data after which the connection is closed
 * @returns everything that the server sends before the connection closes
 */
export const sendRaw = (url: string, bytes: string, silenceMs = 1_500): Promise<string> =>
  new Promise((done) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let received = '';
    const end = (): void => {
      socket.destroy();
      done(received);
    };
    socket.on('connect', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (part: Buffer) => {
      received += part.toString('latin1');
    });
    socket.setTimeout(silenceMs, end);
    socket.on('error', end);
    socket.on('end', end);
  });
