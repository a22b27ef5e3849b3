import { defaultPolicy } from '../trustedTypeNames';
import { speculationRules } from '../speculationRules';
import { trustedTypes } from '../trustedTypes';

/** Shapes without attributes that run anything: the payment widget writes its spinner so. */
const drawing = /^(?:[^<]|<\/?(?:svg|g|path|circle|rect)\b(?:(?![\s/'"]on|href|style)[^>])*>)*$/i;

/**
 * Lets no text become HTML in this page, where the browser has Trusted Types. Where scripts may come from, the content
 * security policy says.
 */
export const refuseHtml = (): void => {
  trustedTypes?.createPolicy(defaultPolicy, {
    createScriptURL: (url) => url,
    createScript: (text) => (text === speculationRules ? text : undefined),
    createHTML: (html) => (drawing.test(html) ? html : undefined),
  });
};
