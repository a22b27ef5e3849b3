import { createServer, type Server } from 'node:net';

/** As much of a mail server as it takes to hand it a letter. */
export const mailServer = (received: string[]): Server =>
  createServer((socket) => {
    let letter: string | undefined;
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      if (letter !== undefined) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        received.push(letter);
        letter = undefined;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('DATA')) {
        letter = '';
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
