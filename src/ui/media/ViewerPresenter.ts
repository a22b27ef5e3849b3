import { PlaybackConditions } from '../../application/content/PlaybackConditions';
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

/** Which item of which list is open, if any (ME-02). */
@presenter
export class ViewerPresenter {
  private list: readonly ShownMedia[] = [];
  private position: number | undefined;

  constructor(private readonly conditions: PlaybackConditions) {
    observed(this);
  }

  /** Items of another kind are not moved through. */
  open(item: ShownMedia, list: readonly ShownMedia[]): void {
    this.list = list.filter((other) => modalOf(other) === modalOf(item));
    this.position = this.list.findIndex(({ key }) => key === item.key);
  }

  close(): void {
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
