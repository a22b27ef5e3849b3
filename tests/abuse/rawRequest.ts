import { connect } from 'node:net';

/**
 * Sends bytes on a connection of their own.
 * @returns all that the server sends until it closes the connection or is silent for a moment
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
