/** Trusted Types policies, which the web server names in the Content Security Policy. */

/** Policy of the inline script. */
export const inlinePolicyName = 'inline';

/** Policy of everything else. */
export const defaultPolicyName = 'default';
