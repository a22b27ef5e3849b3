import { useCase } from '../useCase';
import { DraftStore } from './DraftStore';
import { Session } from './Session';

const separator = ' ';

/** What a player was typing, so that it survives having to sign in again. Nobody else is shown it. */
@useCase
export class Drafts {
  constructor(
    private readonly store: DraftStore,
    private readonly session: Session,
  ) {}

  keep(name: string, text: string): void {
    const owner = this.session.player?.id;
    if (owner !== undefined && text !== '') this.store.write(name, owner + separator + text);
    else this.store.remove(name);
  }

  /** What this player typed there and did not send yet; empty when there is none. */
  of(name: string): string {
    const kept = this.store.read(name) ?? '';
    const prefix = (this.session.player?.id ?? '') + separator;
    return kept.startsWith(prefix) ? kept.slice(prefix.length) : '';
  }
}
