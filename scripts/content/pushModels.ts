import type { CustomTypeModel } from '@prismicio/client';
import { createClient } from '@prismicio/custom-types-client';
import { covers } from './covers';
import type { PushSettings } from './pushSettings';
import type { Tell } from './Tell';

/** Puts in the models that the repository lacks, and replaces those that say something else. */
export const pushModels = async (
  models: readonly CustomTypeModel[],
  { repository, writeToken, customTypesApi, send }: PushSettings,
  tell: Tell,
): Promise<void> => {
  const client = createClient({ repositoryName: repository, token: writeToken, endpoint: customTypesApi });
  const present = new Map((await client.getAllCustomTypes()).map((model) => [model.id, model]));
  for (const model of models) {
    const before = present.get(model.id);
    if (before && covers(before, model) && covers(model, before)) {
      tell('same', `model ${model.id}`);
    } else if (before) {
      tell('update', `model ${model.id}`);
      if (send) await client.updateCustomType(model);
    } else {
      tell('insert', `model ${model.id}`);
      if (send) await client.insertCustomType(model);
    }
  }
};
