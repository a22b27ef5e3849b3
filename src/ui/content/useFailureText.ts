import { errorNamespace } from '../../application/content/LoadTexts';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Unexpected } from '../forms/Submission';
import { usePresenter } from '../usePresenter';
import { Translations } from './Translations';

const wordOf: Record<Exclude<CallFailure['kind'], 'server' | 'too-many-requests'>, string> = {
  offline: 'offline',
  timeout: 'timeout',
  malformed: 'unreadable',
  'signed-out': 'sessionEnded',
};

/**
 * The text for a failed call. A server's code is looked up in the content's error catalogue first. A call that threw
 * has its text in `shell`. All other texts are in the namespace, under `prefix`: `offline`, `timeout`, `unreadable`,
 * `sessionEnded`, `tooMany`, `tooManyWait` ({{seconds}}) and `server` ({{code}}).
 */
export const useFailureText = (
  namespace: string,
  prefix: string,
): ((failure: CallFailure | Unexpected) => string) => {
  const translations = usePresenter(Translations);
  const t = translations.of(namespace);
  return (failure) => {
    switch (failure.kind) {
      case 'unexpected':
        return translations.of('shell')('failure.unexpected');
      case 'server':
        return failure.code !== undefined && translations.has(errorNamespace, String(failure.code))
          ? translations.of(errorNamespace)(String(failure.code))
          : t(`${prefix}.server`, { code: failure.code ?? failure.status });
      case 'too-many-requests':
        return failure.retryAfterSeconds === undefined
          ? t(`${prefix}.tooMany`)
          : t(`${prefix}.tooManyWait`, { seconds: failure.retryAfterSeconds });
      default:
        return t(`${prefix}.${wordOf[failure.kind]}`);
    }
  };
};
