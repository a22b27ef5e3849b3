import type { EmailProblem } from '../../domain/session/Credentials';

/** Whether a problem belongs at the email field; all others belong above the form. */
export const isEmailProblem = (
  problem: { readonly kind: string } | undefined,
): problem is { readonly kind: EmailProblem } =>
  problem?.kind === 'email-required' || problem?.kind === 'email-invalid';
