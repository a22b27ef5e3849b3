import { defaultPolicyName } from '../trustedTypeNames';
import { speculationRules } from '../speculationRules';
import { trustedTypes } from '../trustedTypes';

/** SVG shapes without attributes that can run code. The payment widget inserts such shapes as its spinner. */
const inlineSvgPattern = /^(?:[^<]|<\/?(?:svg|g|path|circle|rect)\b(?:(?![\s/'"]on|href|style)[^>])*>)*$/i;

/**
 * Default Trusted Types policy: blocks HTML from strings except inline shapes. The Content Security Policy restricts
 * script origins.
 */
export const installTrustedTypesPolicy = (): void => {
  trustedTypes?.createPolicy(defaultPolicyName, {
    createScriptURL: (url) => url,
    createScript: (text) => (text === speculationRules ? text : undefined),
    createHTML: (html) => (inlineSvgPattern.test(html) ? html : undefined),
  });
};
