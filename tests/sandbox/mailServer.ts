import { createServer, type Server } from 'node:net';

/** As much of a mail server as it takes to hand it an email. */
export const mailServer = (received: string[]): Server =>
  createServer((socket) => {
    let message: string | undefined;
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      if (message !== undefined) {
        message += text;
        if (!message.endsWith('\r\n.\r\n')) return;
        received.push(message);
        message = undefined;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('DATA')) {
        message = '';
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
