import { codeRefusals } from '#domain/products/codeRefusals';
import { isRefusal } from '#domain/shared/Refusal';
import { cleanKey } from '#domain/shared/spellings';
import { refusalText } from '../content/refusalText';
import { useErrorListText } from '../content/useErrorListText';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { ActivateKeyPresenter } from './ActivateKeyPresenter';

/** Returns the error texts: `key` is shown next to the field, `call` above the form. */
export const useActivationProblem = ({
  sending,
  form,
}: ActivateKeyPresenter): { readonly key?: string; readonly call?: string } => {
  const t = useTexts('betaKeys');
  const errorText = useErrorListText(useFailureText('betaKeys', 'failure'));
  const problemText = refusalText(codeRefusals, errorText);
  const { problem } = sending;
  if (!problem) return {};
  if (problem.kind === 'malformed-code') {
    return { key: t(cleanKey(form.values.key) === '' ? 'activate.required' : 'activate.malformed') };
  }
  return { [isRefusal(codeRefusals, problem) ? 'key' : 'call']: problemText(problem) };
};
