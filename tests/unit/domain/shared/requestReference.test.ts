import { requestReference } from '#domain/shared/requestReference';

it.each([
  ['7F3K-92QD', '7F3K-92QD'],
  ['5b8f1c2e-9a4d-4b0c-8f9e-0d6f1a2b3c4d', '1A2B-3C4D'],
  ['req_1.deadbeef', 'DEAD-BEEF'],
  ['a-b-c-d', undefined],
])('shortens the request id %s to %s', (id, reference) => {
  expect(requestReference(id)).toBe(reference);
});
