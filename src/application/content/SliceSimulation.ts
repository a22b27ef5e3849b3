import type { AnyOf, Slices } from '#domain/content/model/Field';

/** The content service's page builder, which previews slices in a frame that this site serves. */
export abstract class SliceSimulation {
  /**
   * @param listener receives the slices in their current state in the editor; undefined for a slice that the page
   * would omit
   * @returns a function that removes the listener
   */
  abstract follow<S extends Slices>(
    choices: S,
    listener: (slices: readonly (AnyOf<S> | undefined)[]) => void,
  ): () => void;
}
