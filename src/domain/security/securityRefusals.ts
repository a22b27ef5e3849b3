import { signInRefusals } from '../session/signInRefusals';

export const passwordRefusals = {
  'wrong-password': { status: 400, code: 114 },
} as const;

export const twoFactorRefusals = {
  'wrong-code': signInRefusals['two-factor'],
  'two-factor-on': { status: 409, code: 115 },
  'setup-expired': { status: 410, code: 116 },
  'two-factor-off': { status: 409, code: 117 },
} as const;

/** Long enough to install an authenticator app. */
export const twoFactorSetupSeconds = 30 * 60;

export const beginRefusal = (isOn: boolean): 'two-factor-on' | undefined =>
  isOn ? 'two-factor-on' : undefined;

export interface EnableFacts {
  readonly isOn: boolean;
  /** Undefined if no setup was started. */
  readonly setupExpiresAt: Date | undefined;
  /** Whether the code matches the secret of the setup. */
  readonly isRightCode: boolean;
}

/** Refusal to turn on two-factor (SC-02). */
export const enableRefusal = (
  { isOn, setupExpiresAt, isRightCode }: EnableFacts,
  now: Date,
): 'two-factor-on' | 'setup-expired' | 'wrong-code' | undefined => {
  if (isOn) return 'two-factor-on';
  if (!setupExpiresAt || setupExpiresAt <= now) return 'setup-expired';
  return isRightCode ? undefined : 'wrong-code';
};

export const recoveryCodesRefusal = (isOn: boolean): 'two-factor-off' | undefined =>
  isOn ? undefined : 'two-factor-off';
