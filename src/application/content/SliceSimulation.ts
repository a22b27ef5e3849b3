import type { AnyOf, Slices } from '#domain/content/model/Field';

/** The content service's page builder, which shows slices in a frame of this site. */
export abstract class SliceSimulation {
  /**
   * @param listener receives the slices as they are in the editor; undefined for one that the page would omit
   * @returns a function that removes the listener
   */
  abstract follow<S extends Slices>(
    choices: S,
    listener: (slices: readonly (AnyOf<S> | undefined)[]) => void,
  ): () => void;
}
