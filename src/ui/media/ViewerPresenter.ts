import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { Navigator } from '../../application/navigation/Navigator';
import { observed, presenter } from '../presenter';
import type { ShownMedia } from './ShownMedia';

export type ModalKind = 'preview' | 'film' | 'wallpaper' | 'document';

const kinds = {
  screenshots: 'preview',
  conceptart: 'preview',
  videos: 'film',
  wallpapers: 'wallpaper',
  documents: 'document',
} as const satisfies Record<string, ModalKind>;

export const modalOf = ({ item }: ShownMedia): ModalKind => kinds[item.category];

/** Holds the open item and its list (ME-02). Opening adds a history entry: the browser's Back button closes it. */
@presenter
export class ViewerPresenter {
  private list: readonly ShownMedia[] = [];
  private position: number | undefined;

  private stopListening: (() => void) | undefined;

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly navigator: Navigator,
  ) {
    observed(this);
  }

  /** Browsing skips items of another kind. */
  open(item: ShownMedia, list: readonly ShownMedia[]): void {
    this.list = list.filter((other) => modalOf(other) === modalOf(item));
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

  get items(): readonly ShownMedia[] {
    return this.list;
  }

  get index(): number {
    return this.position ?? 0;
  }

  get current(): ShownMedia | undefined {
    return this.position === undefined ? undefined : this.list[this.position];
  }

  get modal(): ModalKind | 'none' {
    return this.current ? modalOf(this.current) : 'none';
  }

  get mayMove(): boolean {
    return this.conditions.mayMove;
  }
}
