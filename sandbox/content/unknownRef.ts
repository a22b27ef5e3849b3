import type { ContentSnapshot } from './ContentSnapshot';

/** Creates the response to an unknown ref. Clients read the current ref from its message and retry. */
export const unknownRef = (
  ref: string,
  retiredRefs: ReadonlySet<string>,
  { masterRef }: ContentSnapshot,
): readonly [status: number, body: { readonly type: string; readonly message: string }] =>
  retiredRefs.has(ref)
    ? [410, { type: 'api_validation_error', message: `The ref has expired. Master ref is: ${masterRef}` }]
    : [404, { type: 'api_notfound_error', message: `The ref was not found. Master ref is: ${masterRef}` }];
