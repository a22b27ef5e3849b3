import type { RedeemRejection } from '#application/products/CodeRedeemer';
import type { CallFailure } from '#domain/shared/CallFailure';
import { useErrorListText } from '../content/useErrorListText';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { ActivateKeyPresenter } from './ActivateKeyPresenter';

type KeyProblem = Exclude<RedeemRejection, CallFailure>;

/** Error catalog code for each problem with a key. */
const codes: Record<KeyProblem['kind'], number> = {
  'unknown-code': 201,
  'used-code': 202,
  'expired-code': 203,
  'reserved-code': 204,
  'canceled-code': 207,
};

const isKeyProblem = (problem: { readonly kind: string }): problem is KeyProblem => problem.kind in codes;

/** Returns the error texts: `key` is shown next to the field, `call` above the form. */
export const useActivationProblem = ({
  sending,
  form,
}: ActivateKeyPresenter): { readonly key?: string; readonly call?: string } => {
  const t = useTexts('betaKeys');
  const errorText = useErrorListText(useFailureText('betaKeys', 'failure'));
  const { problem } = sending;
  if (!problem) return {};
  if (problem.kind === 'malformed-code') {
    return { key: t(form.values.key.trim() === '' ? 'activate.required' : 'activate.malformed') };
  }
  if (!isKeyProblem(problem)) return { call: errorText(problem) };
  return { key: errorText({ kind: 'server', status: 400, code: codes[problem.kind] }) };
};
