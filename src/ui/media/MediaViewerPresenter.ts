import { PlaybackConditions } from '#application/content/PlaybackConditions';
import { Navigator } from '#application/navigation/Navigator';
import { makePresenterObservable, presenter } from '../presenter';
import type { MediaEntry } from './MediaEntry';

export type MediaDialogKind = 'preview' | 'video' | 'wallpaper' | 'document';

const dialogKinds = {
  screenshots: 'preview',
  conceptart: 'preview',
  videos: 'video',
  wallpapers: 'wallpaper',
  documents: 'document',
} as const satisfies Record<string, MediaDialogKind>;

export const dialogKindOf = ({ item }: MediaEntry): MediaDialogKind => dialogKinds[item.category];

/**
 * Holds the open item and the list it is in (ME-02). Opening an item adds a history entry, so that the browser's
 * Back button closes the viewer.
 */
@presenter
export class MediaViewerPresenter {
  private list: readonly MediaEntry[] = [];
  private position: number | undefined;

  private stopListening: (() => void) | undefined;

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly navigator: Navigator,
  ) {
    makePresenterObservable(this);
  }

  /** Opens an item. Browsing from it skips items of another kind. */
  open(item: MediaEntry, list: readonly MediaEntry[]): void {
    this.list = list.filter((other) => dialogKindOf(other) === dialogKindOf(item));
    this.position = this.list.findIndex(({ key }) => key === item.key);
    if (this.stopListening) return;
    this.navigator.push(this.navigator.path);
    this.stopListening = this.navigator.onChange(() => this.dispose());
  }

  close(): void {
    if (!this.stopListening) return;
    this.dispose();
    this.navigator.go(-1);
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
    this.position = undefined;
  }

  goTo(index: number): void {
    if (this.position !== undefined) this.position = (index + this.list.length) % this.list.length;
  }

  move(direction: -1 | 1): void {
    this.goTo(this.index + direction);
  }

  get items(): readonly MediaEntry[] {
    return this.list;
  }

  get index(): number {
    return this.position ?? 0;
  }

  get current(): MediaEntry | undefined {
    return this.position === undefined ? undefined : this.list[this.position];
  }

  get dialogKind(): MediaDialogKind | 'none' {
    return this.current ? dialogKindOf(this.current) : 'none';
  }

  get canAnimate(): boolean {
    return this.conditions.canAnimate;
  }
}
