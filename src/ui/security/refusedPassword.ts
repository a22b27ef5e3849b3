import type { BreachedPassword } from '#application/security/BreachedPasswords';
import type { WeakPassword } from './NewPasswordPresenter';

export type RefusedPassword = WeakPassword | BreachedPassword;

/** Text keys of the namespace `security`. */
export const refusedPasswordTexts = {
  'weak-password': 'password.tooWeak',
  'breached-password': 'password.breached',
} as const satisfies Record<RefusedPassword['kind'], string>;

export const isRefusedPassword = (kind: string): kind is RefusedPassword['kind'] =>
  Object.hasOwn(refusedPasswordTexts, kind);
