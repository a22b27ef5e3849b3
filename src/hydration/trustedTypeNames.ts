/** Names of the Trusted Types policies. The web server lists them in the Content Security Policy. */

/** Policy of the inline script. */
export const inlinePolicyName = 'inline';

/** Policy of all other scripts. */
export const defaultPolicyName = 'default';
