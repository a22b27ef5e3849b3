import { supportAnswerBy } from '#domain/help/SupportMessage';

it.each([
  ['a Monday', '2026-11-23T10:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['a Thursday', '2026-11-26T23:30:00Z', '2026-11-30T23:30:00.000Z'],
  ['a Friday', '2026-11-27T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['a Sunday', '2026-11-29T10:00:00Z', '2026-12-01T10:00:00.000Z'],
])('a message of %s is answered within two working days', (_day, receivedAt, answerBy) => {
  expect(supportAnswerBy(new Date(receivedAt)).toISOString()).toBe(answerBy);
});
