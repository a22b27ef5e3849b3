import { passwordRefusals } from '#domain/security/securityRefusals';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import type { Player } from '../platform/tables';

export const wrongPasswordError = (): ApiError =>
  refusal(passwordRefusals, 'wrong-password', 'This is not the current password.');

/** @throws ApiError 400, code 114, for a wrong password; 429, code 31, after too many wrong passwords */
export const requirePassword = async (
  { limits, passwords }: Sandbox,
  player: Pick<Player, 'id' | 'password_hash'>,
  password: string,
): Promise<void> => {
  const release = limits.consume('currentPasswordPerPlayer', player.id);
  if (!(await passwords.matches(player.password_hash ?? undefined, password))) {
    throw wrongPasswordError();
  }
  release();
};
