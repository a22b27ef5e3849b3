import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { createClient } from '@prismicio/custom-types-client';
import { covers } from './covers';
import type { PushSettings } from './pushSettings';
import type { LogAction } from './LogAction';

interface Model {
  readonly id: string;
}

/** API endpoint for one kind of model. */
interface ModelEndpoint<M extends Model> {
  readonly kind: string;
  readonly models: readonly M[];
  all(): Promise<readonly M[]>;
  insert(model: M): Promise<unknown>;
  update(model: M): Promise<unknown>;
}

/** Creates missing models and updates those that differ. Slices come first, because custom types use them. */
export const pushModels = async (
  {
    types,
    slices,
  }: { readonly types: readonly CustomTypeModel[]; readonly slices: readonly SharedSliceModel[] },
  { repository, writeToken, customTypesApi, send }: PushSettings,
  logAction: LogAction,
): Promise<void> => {
  const client = createClient({ repositoryName: repository, token: writeToken, endpoint: customTypesApi });
  const sharedSlices: ModelEndpoint<SharedSliceModel> = {
    kind: 'slice',
    models: slices,
    all: () => client.getAllSharedSlices(),
    insert: (slice) => client.insertSharedSlice(slice),
    update: (slice) => client.updateSharedSlice(slice),
  };
  const customTypes: ModelEndpoint<CustomTypeModel> = {
    kind: 'model',
    models: types,
    all: () => client.getAllCustomTypes(),
    insert: (type) => client.insertCustomType(type),
    update: (type) => client.updateCustomType(type),
  };
  await pushKind(sharedSlices, send, logAction);
  await pushKind(customTypes, send, logAction);
};

const pushKind = async <M extends Model>(
  shelf: ModelEndpoint<M>,
  send: boolean,
  logAction: LogAction,
): Promise<void> => {
  const present = new Map((await shelf.all()).map((model) => [model.id, model]));
  for (const model of shelf.models) {
    const name = `${shelf.kind} ${model.id}`;
    const before = present.get(model.id);
    if (before && covers(before, model) && covers(model, before)) {
      logAction('same', name);
    } else if (before) {
      logAction('update', name);
      if (send) await shelf.update(model);
    } else {
      logAction('insert', name);
      if (send) await shelf.insert(model);
    }
  }
};
