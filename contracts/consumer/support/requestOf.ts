import { acceptHeader } from '#infrastructure/http/shared/ApiClient';
import type { Call } from '#infrastructure/http/shared/call';
import type { Interaction, Upload } from './addInteraction';
import { bearer } from './interactions';
import { freshUuid, fromProviderState, type ProviderStateValue } from './providerStateValues';

type Value = string | ProviderStateValue;

/** Values of a request that its call does not determine. */
export interface RequestValues {
  readonly path?: Readonly<Record<string, Value>>;
  readonly query?: Readonly<Record<string, Value | number>>;
  readonly body?: unknown;
  /** Defaults to the token of the signed-in player. */
  readonly authorization?: Value;
  readonly formToken?: Value;
  /** Defaults to a new key if the call sends one. */
  readonly idempotencyKey?: ProviderStateValue;
  /** The `If-Match` header, including its quotes. */
  readonly ifMatch?: Value;
  readonly upload?: Omit<Upload, 'field'>;
}

/** Derives a request from its call: method, path and headers. */
export const requestOf = (call: Call, values: RequestValues = {}): Interaction['request'] => {
  const {
    query,
    body,
    authorization = bearer.Authorization,
    formToken,
    idempotencyKey = freshUuid(),
    ifMatch,
    upload,
  } = values;
  return {
    method: call.method as Interaction['request']['method'],
    path: pathOf(call, values.path),
    ...(query && {
      query: Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
          name,
          typeof value === 'number' ? String(value) : value,
        ]),
      ),
    }),
    headers: {
      ...(call.as !== 'anyone' && { Authorization: authorization }),
      ...(call.answer.schema.kind === 'file' && { Accept: acceptHeader(call.answer.schema.type) }),
      ...(call.orFile !== undefined && { Accept: acceptHeader(call.orFile, true) }),
      ...(formToken !== undefined && { 'X-CSRF-Token': formToken }),
      ...(call.idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    },
    ...(body !== undefined && { body }),
    ...(upload && call.upload !== undefined && { upload: { ...upload, field: call.upload } }),
  };
};

const pathOf = ({ path }: Call, values: RequestValues['path'] = {}): Interaction['request']['path'] => {
  const fillIn = (textOf: (value: ProviderStateValue) => string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'string' ? encodeURIComponent(value) : textOf(value);
    });
  const example = fillIn(({ value }) => encodeURIComponent(value));
  const expression = fillIn((value) => value.expression);
  return expression === example ? example : fromProviderState(expression, example);
};
