import { injectable } from 'inversify';
import { SliceSimulation } from '#application/content/SliceSimulation';
import type { AnyOf, Slices } from '#domain/content/model/Field';
import { model, slices } from '#domain/content/model/fields';
import { contentOf } from './reading/contentOf';

/** Connects only to Prismic's page builder and Slice Machine: the library checks the origin of each message. */
@injectable()
export class PrismicSliceSimulation extends SliceSimulation {
  follow<S extends Slices>(
    choices: S,
    listener: (slices: readonly (AnyOf<S> | undefined)[]) => void,
  ): () => void {
    const body = model('simulated', { body: slices(choices) });
    let isFollowing = true;
    void import(/* webpackChunkName: "slice-simulator" */ '@prismicio/simulator/kit').then(
      ({ SimulatorManager, StateEventType }) => {
        if (!isFollowing) return;
        const manager = new SimulatorManager();
        manager.state.on(StateEventType.Slices, (sent) => {
          if (isFollowing) listener(sent.map((slice) => contentOf(body, { body: [slice] }).body[0]));
        });
        void manager.init();
      },
    );
    return () => {
      isFollowing = false;
    };
  }
}
