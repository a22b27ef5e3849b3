/** @jest-environment jest-fixed-jsdom */
import { CryptoUuids } from '#infrastructure/browser/CryptoUuids';

it('CK-01 purchase keys are random UUIDs', () => {
  const uuids = new CryptoUuids({ window });
  const many = Array.from({ length: 100 }, () => uuids.generate());
  for (const uuid of many) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(many).size).toBe(100);
});
