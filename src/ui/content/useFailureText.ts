import { errorNamespace } from '../../application/content/LoadTexts';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { usePresenter } from '../usePresenter';
import { Translations } from './Translations';

const wordOf: Record<Exclude<CallFailure['kind'], 'server' | 'too-many-requests'>, string> = {
  offline: 'offline',
  timeout: 'timeout',
  malformed: 'unreadable',
  'signed-out': 'sessionEnded',
};

/**
 * What to say of a failed call. The server's code is looked up in the content's error catalogue first; all else
 * is in the namespace, under `prefix`: `offline`, `timeout`, `unreadable`, `sessionEnded`, `tooMany`,
 * `tooManyWait` ({{seconds}}) and `server` ({{code}}).
 */
export const useFailureText = (namespace: string, prefix: string): ((failure: CallFailure) => string) => {
  const translations = usePresenter(Translations);
  const t = translations.of(namespace);
  return (failure) => {
    switch (failure.kind) {
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
