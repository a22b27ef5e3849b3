import type { AnyOf, Slices } from '../../domain/content/model/Field';

/** The editor of the content service, which shows its slices in a frame of this site. */
export abstract class SliceSimulation {
  /**
   * @param listener gets the slices as the editor has them; undefined for one that the page would leave out
   * @returns what ends it
   */
  abstract follow<S extends Slices>(
    choices: S,
    listener: (slices: readonly (AnyOf<S> | undefined)[]) => void,
  ): () => void;
}
