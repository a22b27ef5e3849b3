import { hash, verify } from '@node-rs/argon2';
import { normalizeSecret } from '#domain/shared/spellings';

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(normalizeSecret(password), cost);

/** Verifies passwords so that an unknown email takes the same time as a wrong password. */
export class Passwords {
  private constructor(private readonly hashOfNobody: string) {}

  static async open(): Promise<Passwords> {
    return new Passwords(await hashPassword('nobody has this password'));
  }

  /**
   * Compares the password in its normal form, and as typed for hashes from before passwords were normalized.
   * @param storedHash undefined for an unknown email; the password is then compared with a dummy hash
   */
  async matches(storedHash: string | undefined, typed: string): Promise<boolean> {
    for (const password of new Set([normalizeSecret(typed), typed])) {
      const isMatch = await verify(storedHash ?? this.hashOfNobody, password);
      if (isMatch && storedHash !== undefined) return true;
    }
    return false;
  }
}
