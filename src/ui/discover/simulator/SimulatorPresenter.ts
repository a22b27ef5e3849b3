import { SliceSimulation } from '#application/content/SliceSimulation';
import type { AnyOf } from '#domain/content/model/Field';
import { sections, updateCarousel } from '#domain/content/slices/sections';
import type { PageLifecycle } from '../../app/Pages';
import { makePresenterObservable, presenter } from '../../presenter';

/** Sections of landing pages and update pages. */
const choices = { ...sections, updateCarousel };

export type SimulatedSlice = AnyOf<typeof choices>;

/** Slices that an editor is working on (LP-01). */
@presenter
export class SimulatorPresenter implements PageLifecycle {
  /** `undefined` for a slice that a page would omit. */
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
