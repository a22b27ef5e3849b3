/** Passwords that are known from data breaches of other sites. */
export abstract class BreachedPasswords {
  /** False when it cannot be told in a moment: the service never blocks a form. Never rejects. */
  abstract has(password: string): Promise<boolean>;
}

export interface BreachedPassword {
  readonly kind: 'breached-password';
}
