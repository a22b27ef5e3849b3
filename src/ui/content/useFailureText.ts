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

type FailureTextKey = (typeof textKeys)[keyof typeof textKeys] | 'server' | 'tooMany' | 'tooManyWait';

/** Key prefixes for which every kind of failed call has a text. */
type FailurePrefix<N extends Namespace> = {
  [K in TextKey<N>]: K extends `${infer P}.tooManyWait`
    ? `${P}.${FailureTextKey}` extends TextKey<N>
      ? P
      : never
    : never;
}[TextKey<N>];

/**
 * Returns the text for a failed call: from the content's error catalog by server code, or else from `namespace` under
 * `prefix`. The text for a call that threw is in `app`. `tooManyWait` may contain {{seconds}}, `server` {{code}}.
 */
export const useFailureText = <N extends Namespace>(
  namespace: N,
  prefix: FailurePrefix<N>,
): ((failure: CallFailure | UnexpectedFailure) => string) => {
  const translations = usePresenter(Translations);
  const t = (word: FailureTextKey, variables?: Readonly<Record<string, string | number>>) =>
    translations.translate(namespace, `${prefix}.${word}`, variables);
  return (failure) => {
    switch (failure.kind) {
      case 'unexpected':
        return translations.translatorFor('app')('failure.unexpected');
      case 'server':
        return failure.code !== undefined && translations.has(errorNamespace, String(failure.code))
          ? translations.translatorFor(errorNamespace)(String(failure.code))
          : t('server', { code: failure.code ?? failure.status });
      case 'too-many-requests':
        return failure.retryAfterSeconds === undefined
          ? t('tooMany')
          : t('tooManyWait', { seconds: failure.retryAfterSeconds });
      default:
        return t(textKeys[failure.kind]);
    }
  };
};
