import { injectable } from 'inversify';
import { SliceSimulation } from '#application/content/SliceSimulation';
import { CodeLoader } from '#application/shared/CodeLoader';
import type { AnyOf, Slices } from '#domain/content/model/Field';
import { model, slices } from '#domain/content/model/fields';
import { contentOf } from './reading/contentOf';

/** Connects only to Prismic's page builder and Slice Machine: the library checks the origin of each message. */
@injectable()
export class PrismicSliceSimulation extends SliceSimulation {
  constructor(private readonly code: CodeLoader) {
    super();
  }

  follow<S extends Slices>(
    choices: S,
    listener: (slices: readonly (AnyOf<S> | undefined)[]) => void,
  ): () => void {
    const body = model('simulated', { body: slices(choices) });
    let isFollowing = true;
    void this.code
      .load(() => import(/* webpackChunkName: "slice-simulator" */ '@prismicio/simulator/kit'))
      .then((loaded) => {
        if (!isFollowing || !loaded.ok) return;
        const { SimulatorManager, StateEventType } = loaded.value;
        const manager = new SimulatorManager();
        manager.state.on(StateEventType.Slices, (sent) => {
          if (isFollowing) listener(sent.map((slice) => contentOf(body, { body: [slice] }).body[0]));
        });
        void manager.init();
      });
    return () => {
      isFollowing = false;
    };
  }
}
