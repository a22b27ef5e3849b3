import type { EmailProblem } from '#domain/session/Credentials';

/** Whether a problem is shown at the email field; all others are shown above the form. */
export const isEmailProblem = (
  problem: { readonly kind: string } | undefined,
): problem is { readonly kind: EmailProblem } =>
  problem?.kind === 'email-required' || problem?.kind === 'email-invalid';
