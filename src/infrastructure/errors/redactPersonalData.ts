import type { ErrorEvent } from '@sentry/browser';
import { redactText } from '#domain/navigation/redactText';

/** Matches names of fields that contain personal data, at any depth. */
const personalField =
  /^(ip|ip_?addr(ess)?|client_?ip|remote_?addr|user|user_?name|display_?name|first_?name|last_?name|e_?-?mail)$/i;

const groups = '[0-9a-f]{1,4}(?::[0-9a-f]{1,4})';

const ipAddresses = [
  /(?<![\w.])\d{1,3}(\.\d{1,3}){3}(?![\w.])/g,
  new RegExp(`(?<![\\w:])(?:${groups}{7}|(?:${groups}*)?::${groups}*)(?![\\w:])`, 'gi'),
] as const;

/** Removes email and IP addresses, user names, tokens, query strings and hashes from a text. */
const scrub = (text: string): string =>
  ipAddresses.reduce((scrubbing, ip) => scrubbing.replace(ip, '[ip]'), redactText(text));

const redactPersonalFields = (value: unknown): unknown => {
  if (typeof value === 'string') return scrub(value);
  if (Array.isArray(value)) return value.map(redactPersonalFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !personalField.test(name))
      .map(([name, inner]: [string, unknown]) => [name, redactPersonalFields(inner)]),
  );
};

/** Removes IP addresses, user names and email addresses from all parts of a report (ER-01). */
export const redactPersonalData = (event: ErrorEvent): ErrorEvent => {
  const { sdkProcessingMetadata, request, ...report } = event;
  const stripped = redactPersonalFields(report) as ErrorEvent;
  return {
    ...stripped,
    ...(sdkProcessingMetadata && { sdkProcessingMetadata }),
    // Only the URL of the request is reported: no cookies, headers or bodies.
    ...(request?.url !== undefined && { request: { url: scrub(request.url) } }),
  };
};
