import type { BreachedPassword } from '../../application/security/BreachedPasswords';
import type { WeakPassword } from './NewPasswordPresenter';

export type RefusedPassword = WeakPassword | BreachedPassword;

/** Keys of the texts `security`. */
export const refusedPasswordTexts = {
  'weak-password': 'password.tooWeak',
  'breached-password': 'password.breached',
} as const satisfies Record<RefusedPassword['kind'], string>;

export const isRefusedPassword = (kind: string): kind is RefusedPassword['kind'] =>
  Object.hasOwn(refusedPasswordTexts, kind);
