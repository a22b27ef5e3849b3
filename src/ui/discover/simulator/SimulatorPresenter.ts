import { SliceSimulation } from '#application/content/SliceSimulation';
import type { AnyOf } from '#domain/content/model/Field';
import { sections, updateCarousel } from '#domain/content/slices/sections';
import type { PageLifecycle } from '../../app/Pages';
import { makePresenterObservable, presenter } from '../../presenter';

/** All sections that landing pages and update pages can contain. */
const choices = { ...sections, updateCarousel };

export type SimulatedSlice = AnyOf<typeof choices>;

/** Receives the slices that an editor is working on (LP-01). */
@presenter
export class SimulatorPresenter implements PageLifecycle {
  /** The slices, with `undefined` for each one that would be omitted from a page. */
  slices: readonly (SimulatedSlice | undefined)[] = [];

  constructor(private readonly simulation: SliceSimulation) {
    makePresenterObservable(this);
  }

  onShow(): () => void {
    return this.simulation.follow(choices, this.show);
  }

  private show(slices: SimulatorPresenter['slices']): void {
    this.slices = slices;
  }
}
