import { isOutcomeDecided, isOutcomeUnknown, type CallFailure } from '#domain/shared/CallFailure';

const untouched = { hadNoEffect: true } as const;

it.each<[string, CallFailure]>([
  ['a lost connection', { kind: 'offline' }],
  ['a timeout', { kind: 'timeout' }],
  ['an unreadable response', { kind: 'malformed' }],
  ['an error of the server', { kind: 'server', status: 500, code: 50 }],
  ['an error of a proxy', { kind: 'server', status: 502 }],
  ['an unavailable server that does not say when to try again', { kind: 'server', status: 503 }],
  ['a rate limit after a lost connection', { kind: 'too-many-requests', mayHaveRunBefore: true }],
  [
    'an unavailable server after a lost connection',
    { kind: 'server', status: 503, ...untouched, mayHaveRunBefore: true },
  ],
])('the outcome is unknown after %s', (_, failure) => {
  expect([isOutcomeUnknown(failure), isOutcomeDecided(failure)]).toEqual([true, false]);
});

it.each<[string, CallFailure]>([
  ['a server that says when to try again', { kind: 'server', status: 503, ...untouched }],
  ['a call that was not sent', { kind: 'offline', ...untouched }],
  ['a rate limit', { kind: 'too-many-requests' }],
  ['the end of the session', { kind: 'signed-out' }],
  ['a token that is not accepted', { kind: 'server', status: 401, code: 112 }],
])('the request had no effect, but earlier attempts may have had one, after %s', (_, failure) => {
  expect([isOutcomeUnknown(failure), isOutcomeDecided(failure)]).toEqual([false, false]);
});

it.each<[string, { readonly kind: string; readonly status?: number }]>([
  ['a refusal without a kind of its own', { kind: 'server', status: 409 }],
  ['a refusal with a kind of its own', { kind: 'used-code' }],
])('no attempt of the request had an effect after %s', (_, problem) => {
  expect([isOutcomeUnknown(problem), isOutcomeDecided(problem)]).toEqual([false, true]);
});
