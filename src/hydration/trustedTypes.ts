interface Policy {
  createScriptURL(url: string): string;
}

interface PolicyRules {
  readonly createScriptURL: (url: string) => string;
  readonly createScript?: (text: string) => string | undefined;
  readonly createHTML?: (html: string) => string | undefined;
}

interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): Policy;
}

/** The Trusted Types API; undefined in browsers that do not support it. */
export const trustedTypes = (self as { trustedTypes?: TrustedTypes }).trustedTypes;
