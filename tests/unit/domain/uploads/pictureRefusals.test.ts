import { uploadRefusal } from '#domain/uploads/pictureRefusals';

const accepted = { canUpload: true, requestBytes: 5_000_100, pendingCount: 4, isRepetition: false };

it.each([
  [{}, undefined],
  [{ requestBytes: 5_000_000 + 16_384 }, undefined],
  [{ requestBytes: 5_000_000 + 16_385 }, 'too-large'],
  [{ pendingCount: 5 }, 'full'],
  [{ pendingCount: 5, isRepetition: true }, undefined],
  [{ requestBytes: 6_000_000, pendingCount: 5 }, 'too-large'],
  [{ canUpload: false, requestBytes: 6_000_000, pendingCount: 5 }, 'forbidden'],
])('UP-01 the refusal for an upload with %j is %s', (change, refused) => {
  expect(uploadRefusal({ ...accepted, ...change })).toBe(refused);
});
