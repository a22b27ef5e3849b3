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

/** Undefined in browsers without Trusted Types. */
export const trustedTypes = (self as { trustedTypes?: TrustedTypes }).trustedTypes;
