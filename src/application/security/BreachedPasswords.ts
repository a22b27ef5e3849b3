/** Passwords that were exposed in data breaches of other sites. */
export abstract class BreachedPasswords {
  /** Returns false if the service does not respond quickly, because the check must not block a form. Never rejects. */
  abstract has(password: string): Promise<boolean>;
}

export interface BreachedPassword {
  readonly kind: 'breached-password';
}
