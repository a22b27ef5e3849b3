import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Configuration } from '#application/configuration/Configuration';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fail } from '#domain/shared/Result';
import { betaKeysOf, fakeBetaKey } from '#infrastructure/fake/backend/betaKeys';
import { FakeKeyGifts } from '#infrastructure/fake/beta-keys/FakeKeyGifts';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { OverviewPresenter } from '#ui/overview/OverviewPresenter';
import { flushPromises } from '../../support/flushPromises';
import { notices } from '../../support/notices';
import { showPage, type Visit } from '../../support/showPage';

const show = (as: NonNullable<Visit['as']>, visit: Visit = {}) =>
  showPage('overview', OverviewPresenter, { as, ...visit });

const card = (name: string) => within(screen.getByRole('region', { name }));

const textOf = (name: string): string =>
  screen.getByRole('region', { name }).textContent.replace(/\s+/g, ' ');

it('shows the time left as a bar with its end, and the next charge', async () => {
  await show('subscriber');
  const bar = card('Game time').getByRole('progressbar', { name: '92 days left' });
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(textOf('Game time')).toMatch(/until \S+ \d+, 2027/);
  expect(textOf('Game time')).toMatch(/Next charge on .* by card\./);
  expect(card('Game time').queryByRole('link', { name: 'Buy game time' })).toBeNull();
});

it('offers more game time when it ends, even if the player has other access without an end', async () => {
  await show('veteran', { locale: 'de-de' });
  expect(card('Spielzeit').getByRole('progressbar', { name: 'Noch 20 Stunden' })).toBeInTheDocument();
  expect(textOf('Spielzeit')).toMatch(/Endet am .*, keine weitere Abbuchung\./);
  expect(card('Spielzeit').getByRole('link', { name: 'Spielzeit kaufen' })).toHaveAttribute(
    'href',
    '/de/kaufen',
  );
});

it.each([
  ['new', 'You have no game time yet.'],
  ['expired', 'Ended on'],
] as const)('offers the shop and a code to the player %s without game time', async (as, text) => {
  await show(as);
  expect(textOf('Game time')).toContain(text);
  expect(card('Game time').queryByRole('progressbar')).toBeNull();
  const links = card('Game time').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/buy', '/account/products#redeem-title']);
});

it('says that lifetime access has no end', async () => {
  await show('backer');
  expect(textOf('Game time')).toContain('No end date, no further charge.');
  expect(card('Game time').queryByRole('progressbar')).toBeNull();
});

it('shows the state of each server and the next maintenance', async () => {
  const { application } = await show('new', {
    arrange: ({ clock }) => clock.advance(new Date('2026-11-30T00:00:00Z').getTime() - clock.now().getTime()),
  });
  expect(card('Servers').getAllByText('Up').length).toBeGreaterThan(0);
  expect(textOf('Servers')).toMatch(/Next maintenance of Farstead: .*2026.* \(your time\)/);
  expect(application.navigator.path).toBe('/account/overview');
});

it('lists the gifts that the player can claim, use or give away', async () => {
  await show('veteran', {
    arrange: ({ backend }) =>
      Object.assign(backend.person('veteran'), { coupons: backend.person('new').coupons }),
  });
  const links = card('Gifts').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/account/products',
    '/account/dacs',
    '/account/beta-keys',
  ]);
  expect(links[0]).toHaveTextContent('Claim 2 months of game time from Steam');
});

it('lists beta keys that other players have sent', async () => {
  await show('new', {
    locale: 'de-de',
    arrange: ({ backend }) => {
      const key = fakeBetaKey('71', backend.person('new').email, 'products', 'de-de');
      betaKeysOf(backend.person('veteran')).sent.unshift(key);
    },
  });
  expect(
    card('Geschenke').getByRole('link', { name: '1 Beta-Key einlösen, den du bekommen hast' }),
  ).toHaveAttribute('href', '/de/konto/beta-schluessel');
});

it('says that no gifts are waiting', async () => {
  await show('new', { arrange: ({ backend }) => delete backend.person('new').coupons });
  expect(textOf('Gifts')).toContain('No gifts are waiting for you.');
});

it('advises a player without a second factor or a passkey to protect the account', async () => {
  await show('new');
  expect(textOf('Security')).toContain('Two-factor authenticationOff');
  expect(textOf('Security')).toContain('Passkeys0');
  expect(textOf('Security')).not.toContain('Recovery codes left');
  expect(card('Security').getByRole('link', { name: 'Protect my account' })).toHaveAttribute(
    'href',
    '/account/security',
  );
});

it.each([
  [['A2345-A2345'], 'Recovery codes left1', true],
  [Array.from({ length: 10 }, (_, index) => `A234${index}-A2345`), 'Recovery codes left10', false],
] as const)('counts the recovery codes that are left in %j', async (unused, text, isLow) => {
  await show('twoFactor', {
    arrange: ({ backend }) =>
      Object.assign(backend.person('twoFactor'), {
        recoveryCodes: { unused, createdAt: '2026-11-01T00:00:00Z' },
      }),
  });
  expect(textOf('Security')).toContain('Two-factor authenticationOn');
  expect(textOf('Security')).toContain(text);
  expect(textOf('Security').includes('Too few recovery codes.')).toBe(isLow);
});

it('leaves out what the back end does not have', async () => {
  await show('twoFactor', {
    arrange: (application) =>
      application.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, features: [] })),
  });
  expect(textOf('Security')).not.toContain('Passkeys');
  expect(textOf('Security')).not.toContain('Recovery codes');
});

it('sends the owner of the game on Steam to Steam instead of the download', async () => {
  await show('steam');
  expect(textOf('Download')).toContain('Install it there.');
  expect(card('Download').queryByRole('link')).toBeNull();
});

it('a card fails on its own, and a retry loads it again', async () => {
  const list = jest.spyOn(FakeKeyGifts.prototype, 'list').mockResolvedValueOnce(fail({ kind: 'timeout' }));
  await show('new');
  const [failed, ...others] = notices('danger');
  expect(others).toEqual([]);
  expect(failed).toHaveTextContent('Our server took too long to respond. Try again.');
  expect(textOf('Gifts')).not.toContain('DAC');
  expect(textOf('Security')).toContain('Two-factor authentication');
  fireEvent.click(card('Gifts').getByRole('button', { name: 'Try again' }));
  await act(flushPromises);
  expect(notices('danger')).toEqual([]);
  expect(textOf('Gifts')).toContain('Convert or send 2 DACs');
  expect(list).toHaveBeenCalledTimes(2);
  list.mockRestore();
});
