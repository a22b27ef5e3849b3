import { PlaybackConditions } from '#application/content/PlaybackConditions';

/** Allows all playback unless a test changes the conditions. */
export class FakePlaybackConditions extends PlaybackConditions {
  canAnimate = true;
  canAutoplay = true;
  canPlayVideos = true;
  isPortrait = false;
  private readonly listeners = new Set<() => void>();

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  set(conditions: Partial<Omit<PlaybackConditions, 'onChange'>>): void {
    Object.assign(this, conditions);
    [...this.listeners].forEach((listener) => listener());
  }
}
