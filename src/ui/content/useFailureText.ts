import { errorNamespace } from '#application/content/LoadTexts';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { UnexpectedFailure } from '../forms/Submission';
import { usePresenter } from '../usePresenter';
import type { Namespace, TextKey } from './texts';
import { Translations } from './Translations';

const textKeys = {
  offline: 'offline',
  timeout: 'timeout',
  malformed: 'unreadable',
  'signed-out': 'sessionEnded',
} as const satisfies Record<Exclude<CallFailure['kind'], 'server' | 'too-many-requests'>, string>;

const failureKinds = [...Object.keys(textKeys), 'server', 'too-many-requests', 'unexpected'];

/** Whether the problem is a failed call, for which `useFailureText` has the text. */
export const isFailedCall = (problem: {
  readonly kind: string;
}): problem is CallFailure | UnexpectedFailure => failureKinds.includes(problem.kind);

type OwnTextKey = (typeof textKeys)[keyof typeof textKeys] | 'server';

/** Key prefixes under which a namespace has its own text for a kind of failed call. */
type FailurePrefix<N extends Namespace> = {
  [K in TextKey<N>]: K extends `${infer P}.${OwnTextKey}` ? P : never;
}[TextKey<N>];

/**
 * Returns the text for a failed call: the catalog's text for the server code, or else the page's own text in
 * `namespace` under `prefix`, or else the shared text in `app`. A text for `server` may contain {{code}}.
 */
export const useFailureText = <N extends Exclude<Namespace, 'app'> = never>(
  namespace?: N,
  prefix?: FailurePrefix<N>,
): ((failure: CallFailure | UnexpectedFailure) => string) => {
  const translations = usePresenter(Translations);
  const shared = translations.translatorFor('app');
  const ownText = (key: OwnTextKey, code?: number): string | undefined =>
    namespace && translations.has(namespace, `${prefix}.${key}`)
      ? translations.translate(namespace, `${prefix}.${key}`, code === undefined ? undefined : { code })
      : undefined;
  const textOf = (failure: CallFailure | UnexpectedFailure): string => {
    switch (failure.kind) {
      case 'unexpected':
        return shared('failure.unexpected');
      case 'server': {
        if (failure.code !== undefined && translations.has(errorNamespace, String(failure.code)))
          return translations.translatorFor(errorNamespace)(String(failure.code));
        const code = failure.code ?? failure.status;
        return ownText('server', code) ?? shared('failure.server', { code });
      }
      case 'too-many-requests':
        return failure.retryAfterSeconds === undefined
          ? shared('failure.tooMany')
          : shared('failure.tooManyWait', { count: failure.retryAfterSeconds });
      default: {
        const key = textKeys[failure.kind];
        return ownText(key) ?? shared(`failure.${key}`);
      }
    }
  };
  return (failure) => {
    const { reference } = failure.kind === 'server' ? failure : {};
    return reference === undefined
      ? textOf(failure)
      : `${textOf(failure)} ${shared('failure.reference', { reference })}`;
  };
};
