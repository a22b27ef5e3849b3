import { PlaybackConditions } from '../../../application/content/PlaybackConditions';

/** Everything is allowed unless a test changes it. */
export class FakePlaybackConditions extends PlaybackConditions {
  mayMove = true;
  mayPlayFilms = true;
  isUpright = false;
  private readonly listeners = new Set<() => void>();

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  become(conditions: Partial<Pick<PlaybackConditions, 'mayMove' | 'mayPlayFilms' | 'isUpright'>>): void {
    Object.assign(this, conditions);
    [...this.listeners].forEach((listener) => listener());
  }
}
