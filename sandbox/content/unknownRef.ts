import type { Edition } from './Edition';

/** The status and body for a ref that isn't served; clients take the right one from the message and ask again. */
export const unknownRef = (
  ref: string,
  retiredRefs: ReadonlySet<string>,
  { masterRef }: Edition,
): readonly [status: number, body: { readonly type: string; readonly message: string }] =>
  retiredRefs.has(ref)
    ? [410, { type: 'api_validation_error', message: `The ref has expired. Master ref is: ${masterRef}` }]
    : [404, { type: 'api_notfound_error', message: `The ref was not found. Master ref is: ${masterRef}` }];
