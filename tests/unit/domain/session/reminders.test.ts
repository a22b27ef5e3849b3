import { isReminderShownOn, lacksTwoFactor } from '#domain/session/reminders';
import type { Player, PlayerDetails } from '#domain/session/Player';

it.each([
  ['/', true, true],
  ['/fr/compte/profil', true, true],
  ['/account/security', false, true],
  ['/de/konto/sicherheit?x=1#y', false, true],
  ['/account/products', true, false],
  ['/fr/compte/produits?code=X', true, false],
  ['/lottery', false, true],
  ['/de/verlosung/danke', false, true],
  ['/buy', false, false],
  ['/fr/acheter/confirmation', false, false],
  ['/activate/a-key', false, false],
  ['/external-link', false, false],
  ['/launcher/news', false, false],
])(
  'SH-16 SH-17 the page %s shows the two-factor reminder: %s, the invitation: %s',
  (path, ofTwoFactor, ofComingBack) => {
    expect([isReminderShownOn(path, 'two-factor'), isReminderShownOn(path, 'back-to-game')]).toEqual([
      ofTwoFactor,
      ofComingBack,
    ]);
  },
);

it.each([
  [{ mfaEnabled: false }, true],
  [{ mfaEnabled: true }, false],
  [undefined, false],
])('SH-16 a player with the details %j has not enabled two-factor: %s', (details, lacks) => {
  const player = { details: details as PlayerDetails | undefined } as Player;
  expect(lacksTwoFactor(player)).toBe(lacks);
});
