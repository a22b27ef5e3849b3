import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verifies passwords so that an unknown email takes the same time as a wrong password. */
export class Passwords {
  private constructor(private readonly hashOfNobody: string) {}

  static async open(): Promise<Passwords> {
    return new Passwords(await hashPassword('nobody has this password'));
  }

  /** @param storedHash undefined for an unknown email; the password is then compared with a dummy hash */
  async matches(storedHash: string | undefined, password: string): Promise<boolean> {
    const matched = await verify(storedHash ?? this.hashOfNobody, password);
    return matched && storedHash !== undefined;
  }
}
