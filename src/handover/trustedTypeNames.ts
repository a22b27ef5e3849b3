/** The policies of Trusted Types; the host names them in the content security policy. */

/** Of the inline script. */
export const inlinePolicy = 'inline';

/** Of everything else. */
export const defaultPolicy = 'default';
