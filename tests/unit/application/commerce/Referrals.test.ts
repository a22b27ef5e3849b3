/** @jest-environment jest-fixed-jsdom */
import { Referrals } from '#application/commerce/Referrals';
import { Consent } from '#application/consent/Consent';
import { ConsentStore } from '#application/consent/ConsentStore';
import { declinedAll } from '#domain/consent/ConsentChoices';
import { referrerCookie, referrerSiteCookie } from '#domain/consent/storedItems';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';
import { FakeVisitorActivity } from '#infrastructure/fake/browser/FakeVisitorActivity';
import { readCookie } from '#infrastructure/browser/cookies';

const arrange = () => {
  const stored = new BrowserStoredItems({ window });
  const consent = new Consent(new ConsentStore(stored), new FakeVisitorActivity());
  /** Simulates the next page in the same browser. */
  const open = () => new Referrals(stored, consent);
  return { consent, open };
};

const cookies = () => [readCookie(document, referrerCookie), readCookie(document, referrerSiteCookie)];

const ada = { ref: 'ada & co', siteId: '42' };

beforeEach(() => {
  document.cookie
    .split('; ')
    .forEach((cookie) => (document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`));
});

it('BU-06 CC-06 holds a referral for the visit and stores it only after consent to targeting', () => {
  const { consent, open } = arrange();
  const referrals = open();
  referrals.save(ada);
  expect(referrals.current()).toEqual(ada);
  expect(cookies()).toEqual([undefined, undefined]);
  expect(open().current()).toBeUndefined();
  consent.agreeToAll();
  expect(cookies()).toEqual(['ada & co', '42']);
  expect(open().current()).toEqual(ada);
});

it('BU-06 a stored referral expires after 31 days', () => {
  const { consent, open } = arrange();
  consent.agreeToAll();
  const set = jest.spyOn(Document.prototype, 'cookie', 'set');
  open().save(ada);
  expect(set.mock.calls.flat()).toEqual([
    expect.stringMatching(/^ref=ada%20%26%20co; .*Max-Age=2678400;/),
    expect.stringMatching(/^siteid=42; .*Max-Age=2678400;/),
  ]);
  set.mockRestore();
});

it('CC-06 does not store a referral after the visitor declines or withdraws consent', () => {
  const { consent, open } = arrange();
  open().save(ada);
  consent.decide(declinedAll);
  expect(cookies()).toEqual([undefined, undefined]);
  consent.agreeToAll();
  consent.declineAll();
  expect(cookies()).toEqual([undefined, undefined]);
});

it('BU-06 uses the latest referral link and ignores an incomplete referral', () => {
  const { consent, open } = arrange();
  const referrals = open();
  referrals.save(ada);
  referrals.save({ ref: 'ben', siteId: '7' });
  consent.agreeToAll();
  expect(cookies()).toEqual(['ben', '7']);
  document.cookie = 'siteid=; Path=/; Max-Age=0';
  expect(open().current()).toBeUndefined();
});
