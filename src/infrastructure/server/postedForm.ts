import { ContainerModule } from 'inversify';
import { FormTokens } from '#application/shared/FormTokens';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import type { PostedForm } from '#hydration/Renderer';
import { randomUuid } from '../browser/randomUuid';
import { HttpFormTokens } from '../http/shared/HttpFormTokens';
import { SubmittedFormTokens } from './SubmittedFormTokens';

/** Binds the form token from the previous page. */
export const submittedFormTokens = ({ fields }: PostedForm): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const token = fields.step === 'send' ? (fields.token ?? '') : undefined;
    bind(FormTokens)
      .toDynamicValue((context) => new SubmittedFormTokens(token, context.get(HttpFormTokens)))
      .inSingletonScope();
  });

/** Creates the unique key of a posted form. */
export const postedFormUuids = new ContainerModule(({ bind }) => {
  bind(UuidGenerator).toConstantValue({ generate: () => randomUuid(globalThis.crypto) });
});
