import type { ServerFailure } from '#domain/shared/CallFailure';
import type { RefusalCode } from '#domain/shared/Refusal';
import { fail, type Failure } from '#domain/shared/Result';

/** Fails with the status and code of a refusal whose kind the port does not have. */
export const refuse = <K extends string>(
  refusals: Readonly<Record<K, RefusalCode>>,
  kind: NoInfer<K>,
): Failure<ServerFailure> => fail({ kind: 'server', ...refusals[kind] });
