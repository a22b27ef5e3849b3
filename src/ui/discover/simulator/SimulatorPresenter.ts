import { SliceSimulation } from '../../../application/content/SliceSimulation';
import type { AnyOf } from '../../../domain/content/model/Field';
import { sections, updateCarousel } from '../../../domain/content/slices/sections';
import type { PageLife } from '../../app/Pages';
import { observed, presenter } from '../../presenter';

/** The sections of landing and update pages. */
const choices = { ...sections, updateCarousel };

export type SimulatedSlice = AnyOf<typeof choices>;

/** The slices that an editor is working on (LP-01). */
@presenter
export class SimulatorPresenter implements PageLife {
  /** Undefined for one that a page would leave out. */
  slices: readonly (SimulatedSlice | undefined)[] = [];

  constructor(private readonly simulation: SliceSimulation) {
    observed(this);
  }

  shown(): () => void {
    return this.simulation.follow(choices, this.show);
  }

  private show(slices: SimulatorPresenter['slices']): void {
    this.slices = slices;
  }
}
