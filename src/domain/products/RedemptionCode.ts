import { codeInLink } from '../shared/codeInLink';
import { isUuid } from '../shared/patterns';
import { fail, succeed, type Result } from '../shared/Result';
import { cleanCode, cleanKey } from '../shared/spellings';

/** A code in the API's format: 16 uppercase letters and digits, or the 36-character key from an email. */
export type RedemptionCode = string & { readonly brand: 'RedemptionCode' };

export interface MalformedCode {
  readonly kind: 'malformed-code';
}

export const isPrintedCode = (code: string): boolean => /^[A-Z0-9]{16}$/.test(code);

/** Query parameter of links that contain a code. */
export const codeQuery = 'code';

/** Also takes a link with the code, and ignores the spaces and dashes of a printed code: players paste both (PD-02). */
export const parseRedemptionCode = (typed: string): Result<RedemptionCode, MalformedCode> => {
  const pasted = codeInLink(cleanKey(typed), codeQuery);
  const key = cleanKey(pasted);
  if (isUuid(key)) return succeed(key as RedemptionCode);
  const code = cleanCode(pasted);
  return isPrintedCode(code) ? succeed(code as RedemptionCode) : fail({ kind: 'malformed-code' });
};

/** Returns the code if it is a printed code of 16 characters. */
export const parsePrintedCode = (typed: string): RedemptionCode | undefined => {
  const code = parseRedemptionCode(typed);
  return code.ok && isPrintedCode(code.value) ? code.value : undefined;
};
