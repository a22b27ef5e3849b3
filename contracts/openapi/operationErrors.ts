import { callsNeedingProof } from '#sandbox/security/callsNeedingProof';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { RefusalCode } from '#domain/shared/Refusal';
import type { Call } from '#infrastructure/http/shared/call';
import { codeOf } from './pactExamples';
import { otherErrors } from './otherErrors';
import { routeKey } from './sandboxRoutes';
import type { RecordedInteraction } from '../mutations/pact';

const needsProof: ReadonlySet<string> = new Set(
  [...callsNeedingProof].map((route) => routeKey(...(route.split(' ') as [string, string]))),
);

const { 'malformed-request': malformed, 'too-many-requests': tooMany, internal } = generalRefusals;

/** Errors that do not depend on the content of a request. */
const generalErrors = ({ method, path, as, formToken, body, upload }: Call): readonly RefusalCode[] => [
  malformed,
  tooMany,
  internal,
  { ...internal, status: 503 },
  ...((body ?? upload) ? [{ ...malformed, status: 413 }] : []),
  ...(as === 'anyone' ? [] : [generalRefusals['signed-out']]),
  ...(formToken ? [generalRefusals['form-outdated']] : []),
  ...(needsProof.has(routeKey(method, path)) ? [{ status: 403, code: 150 }] : []),
];

const errorsInPact = (interactions: readonly RecordedInteraction[]): readonly RefusalCode[] =>
  interactions.flatMap((interaction) => {
    const { status } = interaction.response;
    const code = codeOf(interaction);
    return status >= 400 && code !== undefined ? [{ status, code }] : [];
  });

/** Returns the codes of all errors of an operation, by status. */
export const operationErrors = (
  calls: readonly Call[],
  interactions: readonly RecordedInteraction[],
): ReadonlyMap<number, readonly number[]> => {
  const errors = new Map<number, Set<number>>();
  const found = [
    ...calls.flatMap((call) => [
      ...generalErrors(call),
      ...Object.values(call.rejections?.refusals ?? {}),
      ...(otherErrors[routeKey(call.method, call.path)] ?? []),
    ]),
    ...errorsInPact(interactions),
  ];
  for (const { status, code } of found) errors.set(status, (errors.get(status) ?? new Set()).add(code));
  return new Map(
    [...errors]
      .sort(([one], [other]) => one - other)
      .map(([status, codes]) => [status, [...codes].sort((one, other) => one - other)]),
  );
};
