import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Minimal SMTP server that receives emails. */
export class MailServer {
  readonly messages: string[] = [];
  /** Responses to recipients that it does not accept, such as `450 later`. */
  readonly refusals = new Map<string, string>();
  port = 0;
  private readonly arrivals = new EventEmitter();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((socket) => {
      let message: string | undefined;
      socket.on('error', () => socket.destroy());
      socket.write('220 test\r\n');
      socket.on('data', (data) => {
        const text = data.toString();
        if (message !== undefined) {
          message += text;
          if (!message.endsWith('\r\n.\r\n')) return;
          this.messages.push(message);
          this.arrivals.emit('message');
          message = undefined;
          socket.write('250 taken\r\n');
        } else if (text.startsWith('DATA')) {
          message = '';
          socket.write('354 go on\r\n');
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else {
          const recipient = /^RCPT TO:<(.*)>/.exec(text)?.[1] ?? '';
          socket.write(`${this.refusals.get(recipient) ?? '250 fine'}\r\n`);
        }
      });
    });
  }

  /** Starts on a free port. */
  static async start(): Promise<MailServer> {
    const mailServer = new MailServer();
    await mailServer.listen();
    return mailServer;
  }

  /** Listens on the same port again. */
  async listen(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Resolves with the first message that contains all of `texts`. */
  async receive(...texts: readonly string[]): Promise<string> {
    for (;;) {
      const message = this.messages.find((received) => texts.every((text) => received.includes(text)));
      if (message !== undefined) return message;
      await once(this.arrivals, 'message');
    }
  }

  async close(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }
}
