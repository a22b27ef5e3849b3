import { injectable } from 'inversify';
import { SessionChannel, sessionEvents, type SessionEvent } from '#application/session/SessionChannel';
import { BrowserWindow } from './BrowserWindow';

const channelName = 'session';

@injectable('Singleton')
export class BroadcastSessionChannel extends SessionChannel {
  private readonly channel: BroadcastChannel;

  constructor(browser: BrowserWindow) {
    super();
    this.channel = new browser.window.BroadcastChannel(channelName);
  }

  announce(news: SessionEvent): void {
    this.channel.postMessage(news);
  }

  listen(listener: (news: SessionEvent) => void): () => void {
    const hear = ({ data }: MessageEvent<unknown>) => {
      const news = sessionEvents.find((known) => known === data);
      if (news) listener(news);
    };
    this.channel.addEventListener('message', hear);
    return () => this.channel.removeEventListener('message', hear);
  }
}
