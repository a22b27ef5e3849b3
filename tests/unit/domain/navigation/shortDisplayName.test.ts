import { shortDisplayName } from '#domain/navigation/shortDisplayName';

it.each([
  ['', ''],
  ['Pilot', 'Pilot'],
  ['123456789', '123456789'],
  ['1234567890', '123456789…'],
  ['Subscriber-Mireille', 'Subscribe…'],
  ['🚀🚀🚀🚀🚀🚀🚀🚀🚀', '🚀🚀🚀🚀🚀🚀🚀🚀🚀'],
  ['🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀', '🚀🚀🚀🚀🚀🚀🚀🚀🚀…'],
])('SH-09 shortens the display name %j to %j', (name, shown) => {
  expect(shortDisplayName(name)).toBe(shown);
});
